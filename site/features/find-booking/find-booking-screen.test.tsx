import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import find from '../../../schemas/api/bookings/find.json';
import { enterText } from '../../test-content/enter-text.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const FIND = 'POST /bookings/find';
const submit = () => screen.getByRole('button', { name: 'E-mail me the link' });

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function fillIn() {
  await enterText(await screen.findByLabelText('Booking reference'), '7K3M-Q2PD');
  await enterText(screen.getByLabelText('Email'), 'meera.nair@example.com');
}

it('asks once for a link and says what may have happened', async () => {
  const asked = fakeNetwork({ [FIND]: () => ({ status: 202, body: find.examples.response }) });
  await showSite('/find-booking');
  await fillIn();
  await userEvent.dblClick(submit());
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Please look into your mailbox' }),
  ).toBeVisible();
  expect(screen.getByText(/^If there is a booking with this reference and address/)).toBeVisible();
  expect(asked.filter(({ call }) => call === FIND).map(({ body }) => body)).toEqual([
    { reference: '7K3M-Q2PD', email: 'meera.nair@example.com' },
  ]);
});

it('names every missing field in the words of the specification, and sends nothing', async () => {
  const asked = fakeNetwork({});
  await showSite('/find-booking');
  await screen.findByLabelText('Booking reference');
  await userEvent.click(submit());
  expect(await screen.findByRole('link', { name: 'Booking reference is required' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Email is required' })).toBeVisible();
  expect(asked.some(({ call }) => call === FIND)).toBe(false);
});

it('keeps what was typed when the server refuses', async () => {
  const body = { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please wait a moment' };
  fakeNetwork({ [FIND]: () => ({ status: 429, body }) });
  await showSite('/find-booking');
  await fillIn();
  await userEvent.click(submit());
  expect((await screen.findAllByText('Too many requests. Please wait a moment'))[0]).toBeVisible();
  expect(screen.getByLabelText('Booking reference')).toHaveValue('7K3M-Q2PD');
});

it('starts again with another reference', async () => {
  fakeNetwork({ [FIND]: () => ({ status: 202, body: find.examples.response }) });
  await showSite('/find-booking');
  await fillIn();
  await userEvent.click(submit());
  await userEvent.click(await screen.findByRole('button', { name: 'Try another reference or address' }));
  expect(await screen.findByLabelText('Booking reference')).toHaveValue('');
});
