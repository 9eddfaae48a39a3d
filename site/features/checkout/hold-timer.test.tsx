import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { pending } from '../../test-content/checkout-samples.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

beforeAll(loadScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

it('says until which day the staff keep the rooms, and counts no seconds', async () => {
  const kept = [{ action: 'EXTEND_HOLD', allowed: false, reasons: ['HELD_BY_STAFF'] }];
  fakeNetwork({
    [`GET /bookings/${pending.id}`]: () => ({
      body: { ...pending, expiresAt: '2026-11-24T12:30:00.000Z', actions: kept },
    }),
  });
  await showSite(`/checkout?booking=${pending.id}`);
  expect(await screen.findByText(/^We keep the room until .*24 Nov.*18:00 hotel time\.$/)).toBeVisible();
  expect(screen.queryByText(/^Your room is held for/)).toBeNull();
});
