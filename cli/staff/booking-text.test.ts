import { expect, test } from 'vitest';
import { ENDPOINTS } from '#schemas/api';
import type { Booking } from '#schemas/api-types';
import { bookingText } from './booking-text.ts';

const { noShow: _noShow, ...example } = ENDPOINTS.showBooking.examples.response as Booking;
const plain = { ...example, captures: [], refunds: [] };
const [room] = plain.rooms;
const [night] = plain.lines;
if (room === undefined || night === undefined) throw new Error('The example has no room, or no night.');

test('says all that the house has to prepare', () => {
  const text = bookingText({
    ...plain,
    stayState: 'NO_SHOW',
    arrivalTime: '17:30',
    requests: 'A quiet room',
    rooms: [
      {
        ...room,
        roomName: 'Lake Suite',
        ratePlanName: 'Saver',
        mealPlan: 'HB',
        adults: 2,
        childAges: [4, 7],
      },
      { ...room, roomName: 'Garden Twin', ratePlanName: 'Saver', mealPlan: 'BB', adults: 1, extraBeds: 1 },
    ],
    lines: [night, { ...night, kind: 'EXTRA', label: 'Car from the airport', quantity: 2 }],
  });
  expect(text).toContain(`${plain.reference}  ${plain.state}, NO_SHOW`);
  expect(text).toMatch(/^stay +\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d, \d nights?, /m);
  expect(text).toMatch(/^arrives +17:30$/m);
  expect(text).toMatch(
    /^rooms +Lake Suite, Saver, HB, 2 adults, children of 4, 7\n +Garden Twin, Saver, BB, 1 adult, 1 extra bed$/m,
  );
  expect(text).toMatch(/^extras +Car from the airport × 2$/m);
  expect(text).toMatch(/^requests +A quiet room$/m);
  expect(text).not.toMatch(/^(?:cancelled|due|no-show|promo|received|refunds)/m);
});

test('says why a booking was cancelled, and where its money is', () => {
  const cancelledAt = '2026-12-01T10:00:00.000Z';
  const text = bookingText({
    ...plain,
    cancellation: {
      cancelledAt,
      by: 'HOTEL',
      reason: 'The roof leaks',
      penaltyMinor: 100_000,
      penaltyTaxMinor: 0,
      refundableMinor: 500_050,
      refundedMinor: 0,
      dueMinor: 20_000,
      refund: {
        id: 'k3v7q1x9m5t2b8d4f6h0zjnwp3',
        state: 'PROCESSING',
        amountMinor: 500_050,
        refundAmountMinor: 500_050,
        currency: 'INR',
        currencyDigits: 2,
        createdAt: cancelledAt,
        history: [{ state: 'REQUESTED', createdAt: cancelledAt }],
      },
    },
  });
  expect(text).toMatch(/^cancelled +2026-12-01T10:00:00\.000Z, by the hotel$/m);
  expect(text).toMatch(/^reason +The roof leaks$/m);
  expect(text).toMatch(/^charges +INR 1,000\.00$/m);
  expect(text).toMatch(/^refunded +INR 0\.00 of INR 5,000\.50, PROCESSING$/m);
  expect(text).toMatch(/^due +INR 200\.00$/m);
});

test('says what came in and what goes back, each with why', () => {
  const [paidAt, askedAt, doneAt] = ['2026-11-21T06:30', '2026-11-21T06:46', '2026-11-21T06:47'].map(
    (minute) => `${minute}:00.000Z`,
  ) as [string, string, string];
  const refund = {
    id: 'k3v7q1x9m5t2b8d4f6h0zjnwp3',
    amountMinor: 1_470_000,
    refundAmountMinor: 1_470_000,
    currency: 'INR',
    currencyDigits: 2,
    createdAt: askedAt,
    kind: 'RETURN',
    why: 'it was late',
    ofTransactionId: 'tx_1',
    isByHand: false,
  } as const;
  const requested = { state: 'REQUESTED', createdAt: askedAt } as const;
  const processed = { state: 'PROCESSED', createdAt: doneAt } as const;
  const capture = { capturedAt: paidAt, amountMinor: 1_470_000, currency: 'INR', currencyDigits: 2 };
  const text = bookingText({
    ...plain,
    captures: [
      { ...capture, transactionId: 'tx_1', whyReturned: 'it was late' },
      { ...capture, transactionId: 'tx_2' },
    ],
    refunds: [
      { ...refund, state: 'REQUESTED', history: [requested] },
      { ...refund, state: 'PROCESSED', transactionId: 'rf_1', history: [requested, processed] },
    ],
  });
  expect(text.split('\n').slice(-4)).toEqual([
    `received   ${paidAt}, INR 14,700.00, tx_1; goes back: it was late`,
    `           ${paidAt}, INR 14,700.00, tx_2`,
    `refunds    ${askedAt}, INR 14,700.00, REQUESTED; it was late`,
    `           ${askedAt}, INR 14,700.00, PROCESSED ${doneAt}, rf_1; it was late`,
  ]);
});

test('says what a missed stay came to, and who marked it', () => {
  const text = bookingText({
    ...plain,
    stayState: 'NO_SHOW',
    noShow: {
      markedAt: '2027-01-15T05:00:00.000Z',
      by: 'Asha',
      penaltyMinor: 477_750,
      penaltyTaxMinor: 22_750,
      refundableMinor: 0,
      refundedMinor: 0,
      dueMinor: 477_750,
    },
  });
  expect(text).toMatch(/^no-show +2027-01-15T05:00:00\.000Z, marked by Asha$/m);
  expect(text).toMatch(/^charges +INR 4,777\.50$/m);
  expect(text).toMatch(/^refunded +INR 0\.00 of INR 0\.00$/m);
  expect(text).toMatch(/^due +INR 4,777\.50$/m);
});

const deposit = {
  dueNowMinor: 300_000,
  balanceMinor: 700_000,
  balance: { due: 'BEFORE_ARRIVAL' as const, dueAt: '2026-12-10T08:30:00.000Z' },
};

test('says what is in the price, what is paid at the hotel, and when the balance is due', () => {
  const text = bookingText({
    ...plain,
    charges: [
      { id: 'cleaning', label: 'Cleaning', payable: 'IN_PRICE', totalMinor: 50_000 },
      { id: 'lake-fund', label: 'Lake fund', payable: 'AT_HOTEL', totalMinor: 10_000 },
    ],
    discounts: [{ kind: 'LONG_STAY', percent: 12.5, discountMinor: 125_000 }],
    roundingMinor: -49,
    promo: { code: 'VINDIMA15', name: 'Fifteen euros for the harvest', discountMinor: 1500 },
    totals: { ...plain.totals, totalMinor: 1_000_000 },
    paidMinor: 300_000,
    deposit,
  });
  expect(text).toMatch(/^includes +Cleaning: INR 500\.00$/m);
  expect(text).toMatch(/^discounts +long stay 12\.5 %: INR 1,250\.00, promo code VINDIMA15: INR 15\.00$/m);
  expect(text).toMatch(/^rounding +-INR 0\.49$/m);
  expect(text).toMatch(/^at the hotel +Lake fund: INR 100\.00$/m);
  expect(text).toMatch(/^deposit +INR 3,000\.00$/m);
  expect(text).toMatch(/^balance +INR 7,000\.00, by 2026-12-10T08:30:00\.000Z$/m);
});

test('a balance that was paid is nothing, and a booking that was cancelled or missed has none', () => {
  const paid = {
    ...plain,
    totals: { ...plain.totals, totalMinor: 1_000_000 },
    paidMinor: 1_000_000,
    deposit,
  };
  expect(bookingText({ ...paid, state: 'SUCCESSFUL' })).toMatch(/^balance +INR 0\.00, by /m);
  expect(bookingText({ ...paid, state: 'CANCELLED', paidMinor: 300_000 })).not.toMatch(/^balance/m);
  expect(bookingText({ ...paid, state: 'SUCCESSFUL', stayState: 'NO_SHOW' })).not.toMatch(/^balance/m);
});
