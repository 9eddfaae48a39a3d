import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import refunds from '../../../schemas/api/bookings/list-refunds.json';
import { pending } from '../../test-content/checkout-samples.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const code = `/checkout?booking=${pending.id}`;

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('leads back to the same search when the time is over', async () => {
  fakeNetwork({
    [`GET /bookings/${pending.id}`]: () => ({ body: { ...pending, state: 'EXPIRED', actions: [] } }),
  });
  await showSite(code);
  expect(await screen.findByRole('link', { name: 'Search again with the same dates' })).toHaveAttribute(
    'href',
    '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2',
  );
});

it('says of money that came too late that it goes back, and where to see it', async () => {
  fakeNetwork({
    [`GET /bookings/${pending.id}`]: () => ({
      body: { ...pending, paymentTerms: 'PAY_NOW', state: 'EXPIRED', actions: [] },
    }),
    [`GET /bookings/${pending.id}/refunds`]: () => ({ body: refunds.examples.response }),
  });
  await showSite(code);
  expect(await screen.findByRole('heading', { name: 'Your money goes back to you' })).toBeVisible();
  expect(screen.getByText(/^We received ₹[\d,]+ from you/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the refund' })).toHaveAttribute(
    'href',
    `/bookings/${pending.id}`,
  );
});

it('says nothing of money until the refunds are known', async () => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<{ body: unknown }>();
  fakeNetwork({
    [`GET /bookings/${pending.id}`]: () => ({
      body: { ...pending, paymentTerms: 'PAY_NOW', state: 'EXPIRED', actions: [] },
    }),
    [`GET /bookings/${pending.id}/refunds`]: () => asked,
  });
  await showSite(code);
  expect(await screen.findByText('Loading the refund history')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The time to complete this booking is over' })).toBeVisible();
  expect(screen.queryByText(/money|charged/)).toBeNull();
  answer({ body: { items: [] } });
  expect(await screen.findByText(/otherwise all of it goes back to you\.$/)).toBeVisible();
});
