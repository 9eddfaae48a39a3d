import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import show from '../../../schemas/api/bookings/show.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const { response } = show.examples;
const allowed = (action: string) => ({ action, allowed: true, reasons: [] });
/** A quarter was paid when booking; the rest is due online on 31 December. */
const booking = {
  ...response,
  payment: 'PART_PAID',
  paymentTerms: 'PAY_NOW',
  paidMinor: 649_000,
  deposit: {
    dueNowMinor: 649_000,
    balanceMinor: 1_947_000,
    balance: {
      due: 'BEFORE_ARRIVAL',
      dueAt: '2026-12-31T08:30:00.000Z',
      cancelledAt: '2027-01-02T08:30:00.000Z',
    },
  },
  actions: [allowed('PAY'), allowed('CANCEL')],
};
const paid = {
  ...booking,
  payment: 'PAID',
  paidMinor: response.totals.totalMinor,
  actions: [{ action: 'PAY', allowed: false, reasons: ['ALREADY_CONFIRMED'] }, allowed('CANCEL')],
};
const address = `/bookings/${booking.id}`;
const noRefunds = { [`GET /bookings/${booking.id}/refunds`]: () => ({ body: { items: [] } }) };
const reads = (body: unknown) => ({ [`GET /bookings/${booking.id}`]: () => ({ body }), ...noRefunds });
const balance = () => screen.findByRole('region', { name: 'Balance to pay' });

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('names the balance, its day at the hotel and what follows, and opens the payment', async () => {
  const asked = fakeNetwork({
    ...reads(booking),
    [`POST /bookings/${booking.id}/payments`]: () => ({
      status: 503,
      body: { code: 'PAYMENT_UNAVAILABLE', message: '' },
    }),
  });
  await showSite(address);
  const section = within(await balance());
  expect(
    section.getByText(
      '₹19,470 is due by Thu 31 Dec 2026, 14:00 hotel time. If it is still unpaid on Sat 2 Jan 2027, 14:00, the hotel cancels the booking by its cancellation policy.',
    ),
  ).toBeVisible();
  const charges = within(screen.getByRole('region', { name: 'Booking charges' }));
  expect(charges.getByText('Balance, due by Thu 31 Dec 2026, 14:00 hotel time')).toBeVisible();
  expect(charges.queryByText('To be paid at the hotel')).toBeNull();
  await userEvent.click(section.getByRole('button', { name: 'Pay ₹19,470 now' }));
  expect(await section.findByRole('button', { name: 'Pay ₹19,470 now' })).toBeVisible();
  expect(asked.filter(({ call }) => call.endsWith('/payments'))).not.toHaveLength(0);
});

/** The day is over, and the hotel cancels two days later. */
const overdue = {
  ...booking,
  deposit: { ...booking.deposit, balance: { ...booking.deposit.balance, isOverdue: true } },
};
const { cancelledAt: _cancelledAt, ...uncancelled } = overdue.deposit.balance;

it('says after that day that the balance was due, and what follows', async () => {
  fakeNetwork(reads(overdue));
  await showSite(address);
  const text =
    '₹19,470 was due by Thu 31 Dec 2026, 14:00 hotel time and has not arrived yet. If it is still unpaid on Sat 2 Jan 2027, 14:00, the hotel cancels the booking by its cancellation policy.';
  expect(within(await balance()).getByText(text)).toBeVisible();
  expect(screen.getByText('Balance, overdue since Thu 31 Dec 2026, 14:00 hotel time')).toBeVisible();
  expect(screen.queryByText(/due by/)).toBe(screen.getByText(text));
});

it('says that the booking stands where nothing cancels it, and to a guest whose bank is at work nothing of paying', async () => {
  const left = { ...overdue, deposit: { ...overdue.deposit, balance: uncancelled } };
  let stored: unknown = left;
  fakeNetwork({ [`GET /bookings/${booking.id}`]: () => ({ body: stored }), ...noRefunds });
  const { unmount } = await showSite(address);
  const wasDue = '₹19,470 was due by Thu 31 Dec 2026, 14:00 hotel time and has not arrived yet.';
  const stands = `${wasDue} Your booking still stands. Please pay now, or speak with the hotel.`;
  expect(within(await balance()).getByText(stands)).toBeVisible();
  unmount();
  stored = { ...left, paymentPendingSince: '2026-12-31T06:31:00.000Z' };
  await showSite(address);
  expect(within(await balance()).getByText(wasDue)).toBeVisible();
});

it('says so on the receipt too', async () => {
  fakeNetwork(reads(overdue));
  await showSite(`/checkout/confirmed/${booking.id}`);
  expect(
    await screen.findByText('₹19,470 was due by Thu 31 Dec 2026, 14:00 hotel time and has not arrived yet.'),
  ).toBeVisible();
});

it('says that a declined balance leaves the booking as it is, and offers it again', async () => {
  fakeNetwork(reads(booking));
  await showSite(`${address}?payment=declined`);
  const section = within(await balance());
  expect(section.getByText(/^Nothing was charged, and your booking stands\./)).toBeVisible();
  expect(section.getByRole('button', { name: 'Pay ₹19,470 now' })).toBeVisible();
});

it('waits for the money, and is gone when it has come', async () => {
  let stored: unknown = booking;
  fakeNetwork({ [`GET /bookings/${booking.id}`]: () => ({ body: stored }), ...noRefunds });
  await showSite(`${address}?payment=paid`);
  expect(within(await balance()).queryByRole('button')).toBeNull();
  stored = paid;
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Balance to pay' })).toBeNull(), {
    timeout: 8000,
  });
  expect(screen.getByText('PAID')).toBeVisible();
});

it('asks for no payment online where the balance is paid at the hotel', async () => {
  const deposit = { ...booking.deposit, balance: { due: 'AT_HOTEL' } };
  fakeNetwork(reads({ ...booking, deposit, actions: paid.actions }));
  await showSite(address);
  expect(await screen.findByText('Balance, paid at the hotel')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
});

it('leads from the receipt to the payment of the balance', async () => {
  fakeNetwork(reads(booking));
  await showSite(`/checkout/confirmed/${booking.id}`);
  expect(await screen.findByText('You have paid ₹6,490.')).toBeVisible();
  expect(screen.getByText('₹19,470 is due by Thu 31 Dec 2026, 14:00 hotel time.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay the balance' })).toHaveAttribute('href', address);
});

it('offers no second payment while a bank is at work on the balance', async () => {
  fakeNetwork(reads({ ...booking, paymentPendingSince: '2026-11-21T06:31:00.000Z' }));
  await showSite(address);
  const section = within(await balance());
  expect(section.getByText('Your bank is still at work')).toBeVisible();
  expect(section.queryByRole('button', { name: /^Pay/ })).toBeNull();
});
