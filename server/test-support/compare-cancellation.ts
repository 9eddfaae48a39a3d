/** Books, pays, waits until a moment, cancels, and looks at what went back. */
import { expect } from 'vitest';
import type { CurrencyUnit } from '#domain/currency';
import { decimalText } from '#domain/money';
import type { Booking, CancellationQuote, Quote, RefundList } from '#schemas/api-types';
import { recordReport } from '../bookings/payments/record-report.ts';
import { findCaptures } from '../bookings/refunds/capture-repository.ts';
import { startRefunds } from '../bookings/refunds/start-refunds.ts';
import { staffOperations } from '../staff-operations.ts';
import { cancellationQuote, cancelStay } from './booked.ts';
import type { TestGuest } from './guest.ts';
import type { Offering } from './compare-offers.ts';
import { toldFigures } from './money-figures.ts';
import { plainDeposit } from './plain-deposit.ts';
import { plainDeadlines, type PlainFigures, plainFigures, plainNoShow } from './plain-penalty.ts';
import { plainPrice } from './plain-price.ts';
import { look, pay, tell } from './prepaid.ts';
import { pick } from './random-stay.ts';
import { signIn } from './signed-in.ts';
import { ASHA } from './staff.ts';
import type { TestServer } from './test-server.ts';

const EMAIL = 'meera.nair@example.com';

interface Cancelled extends Offering {
  quote: Quote;
  guest: TestGuest;
  random: () => number;
}

export async function compareCancellation(
  server: TestServer,
  { catalogue, quote, stay, atMs: quotedAtMs, guest, random }: Cancelled,
): Promise<void> {
  const beganMs = server.clock.now().getTime();
  await signIn(server, guest, EMAIL);
  const { body: pending } = await guest.book(quote.id, { guest: { guestEmail: EMAIL } });
  expect(pending).toMatchObject({ state: 'PENDING' });
  await pay(server, guest, pending);
  const booking = await look(guest, pending);
  const price = plainPrice(catalogue, stay, { atMs: quotedAtMs });
  const byCard = plainDeposit(catalogue, stay, { price, atMs: quotedAtMs })?.now ?? price.total;
  expect([booking.state, booking.paidMinor]).toEqual(['SUCCESSFUL', Number(byCard)]);
  const money = await moveMoney(server, booking, random);
  const paid = byCard + BigInt(money.atHotel);
  const booked = { catalogue, stay, price, reservedAtMs: Date.parse(booking.reservedAt ?? ''), paid };
  expect(booking.policy.at(-1)?.penaltyMinor).toBe(Number(plainNoShow({ ...booked, atMs: 0 })));
  // On a deadline, a second after it, or in between.
  const moment = pick(plainDeadlines(booked), random) + pick([0, 1000, -3_600_000], random);
  const atMs = Math.max(moment, booked.reservedAtMs);
  server.clock.forward({ seconds: (atMs - server.clock.now().getTime()) / 1000 });
  await signIn(server, guest, EMAIL);
  const figures = plainFigures({ ...booked, atMs });
  await (figures.kind === 'NO_CANCEL'
    ? compareTooLate(guest, booking)
    : compareFigures(server, {
        guest,
        booking,
        money,
        figuresAt: (at) => plainFigures({ ...booked, atMs: at }),
      }));
  server.clock.forward({ seconds: (beganMs - server.clock.now().getTime()) / 1000 });
  if (figures.kind === 'NO_CANCEL') await giveBack(server, guest, booking);
}

/** In minor units. */
interface Moved {
  byCard: number;
  /** Taken by the staff. */
  atHotel: number;
  /** Of the card, given back at the gateway's own pages. */
  outside: number;
}

/** Money that moves beside the checkout: the staff take some at the hotel, and give some back at the gateway's pages. */
async function moveMoney(
  server: TestServer,
  { id, reference, paidMinor: byCard, totals }: Booking,
  random: () => number,
): Promise<Moved> {
  const dueMinor = totals.totalMinor - byCard;
  const atHotel = pick([0, Math.floor(dueMinor / 3), dueMinor], random);
  const outside = pick([0, Math.floor(byCard / 7), byCard], random);
  // The money of the card is the older one, so it goes back first.
  server.clock.forward({ seconds: 1 });
  if (atHotel > 0)
    await staffOperations(server.context, ASHA).recordPayment(reference, {
      method: pick(['CARD', 'CASH'], random),
      isAgain: false,
      amount: decimalText(atHotel, totals),
    });
  if (outside > 0) await refundOutside(server, { bookingId: id, amountMinor: outside, unit: totals });
  return { byCard, atHotel, outside };
}

async function refundOutside(
  { context }: TestServer,
  { bookingId, amountMinor, unit }: { bookingId: string; amountMinor: number; unit: CurrencyUnit },
): Promise<void> {
  const { currency, currencyDigits } = unit;
  const [captured] = (await findCaptures(context.db, bookingId)).filter(({ id }) => !id.startsWith('hotel_'));
  const report = {
    kind: 'REFUND',
    id: `re_${bookingId}`,
    refundId: undefined,
    captureId: captured?.id ?? '',
    state: 'PROCESSED',
    amountMinor,
    currency,
    currencyDigits,
  } as const;
  await context.db.transaction().execute((trx) => recordReport(context, trx, { gateway: 'TEST', report }));
}

async function compareTooLate(guest: TestGuest, { id }: Booking): Promise<void> {
  expect((await guest.post(`/api/v1/bookings/${id}/cancellation-quote`)).status).toBe(409);
}

async function compareFigures(
  server: TestServer,
  {
    guest,
    booking,
    money,
    figuresAt,
  }: { guest: TestGuest; booking: Booking; money: Moved; figuresAt: (atMs: number) => PlainFigures },
): Promise<void> {
  const figures = figuresAt(server.clock.now().getTime());
  const told = await cancellationQuote(guest, booking.id);
  expect(toldFigures(told)).toEqual(figures);
  expectDeadline(told, figuresAt);
  await cancelStay(guest, booking.id);
  await refundEverything(server);
  const shares = sharesOf(told.refundMinor, money);
  if (shares.atHotel > 0) await staffOperations(server.context, ASHA).markRefundPaid(booking.reference);
  const { state, cancellation } = await look(guest, booking);
  expect([state, cancellation?.refundedMinor, await refundsOf(guest, booking)]).toEqual([
    told.refundMinor > 0 ? 'REFUNDED' : 'CANCELLED',
    shares.byCard + shares.atHotel,
    [shares.byCard, shares.atHotel].filter((amount) => amount > 0).toSorted((a, b) => a - b),
  ]);
}

/** Rule 14: never above what is left of its own capture; what went back outside is part of the refund. */
function sharesOf(refundMinor: number, { byCard, outside }: Moved): Pick<Moved, 'atHotel' | 'byCard'> {
  const owed = Math.max(0, refundMinor - outside);
  const ofCard = Math.min(owed, byCard - outside);
  return { byCard: ofCard, atHotel: owed - ofCard };
}

async function refundsOf(guest: TestGuest, { id }: Booking): Promise<number[]> {
  const { body } = await guest.get<RefundList>(`/api/v1/bookings/${id}/refunds`);
  return body.items.map(({ refundAmountMinor }) => refundAmountMinor).toSorted((a, b) => a - b);
}

/** Rule 6: on the deadline the figures still hold, and then they do not. */
function expectDeadline(told: CancellationQuote, figuresAt: (atMs: number) => PlainFigures): void {
  const deadlineMs = Date.parse(told.deadline);
  expect(figuresAt(deadlineMs)).toEqual(toldFigures(told));
  expect(figuresAt(deadlineMs + 1)).not.toEqual(toldFigures(told));
}

async function refundEverything(server: TestServer): Promise<void> {
  await startRefunds(server.context);
  server.clock.forward({ minutes: 1 });
  await tell(server);
}

/** So that its nights can be sold to the next one. */
async function giveBack(server: TestServer, guest: TestGuest, { id }: Booking): Promise<void> {
  await signIn(server, guest, EMAIL);
  expect((await cancelStay(guest, id)).status).toBe(200);
}
