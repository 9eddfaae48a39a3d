/** Books, pays, waits until a moment, cancels, and looks at what went back. */
import { expect } from 'vitest';
import type { Booking, CancellationQuote, Quote } from '#schemas/api-types';
import { startRefunds } from '../bookings/refunds/start-refunds.ts';
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
  const paid = plainDeposit(catalogue, stay, { price, atMs: quotedAtMs })?.now ?? price.total;
  expect([booking.state, booking.paidMinor]).toEqual(['SUCCESSFUL', Number(paid)]);
  const booked = { catalogue, stay, price, reservedAtMs: Date.parse(booking.reservedAt ?? ''), paid };
  expect(booking.policy.at(-1)?.penaltyMinor).toBe(Number(plainNoShow({ ...booked, atMs: 0 })));
  // On a deadline, a second after it, or in between.
  const moment = pick(plainDeadlines(booked), random) + pick([0, 1000, -3_600_000], random);
  const atMs = Math.max(moment, booked.reservedAtMs);
  server.clock.forward({ seconds: (atMs - beganMs) / 1000 });
  await signIn(server, guest, EMAIL);
  const figures = plainFigures({ ...booked, atMs });
  await (figures.kind === 'NO_CANCEL'
    ? compareTooLate(guest, booking)
    : compareFigures(server, { guest, booking, figuresAt: (at) => plainFigures({ ...booked, atMs: at }) }));
  server.clock.forward({ seconds: (beganMs - server.clock.now().getTime()) / 1000 });
  if (figures.kind === 'NO_CANCEL') await giveBack(server, guest, booking);
}

async function compareTooLate(guest: TestGuest, { id }: Booking): Promise<void> {
  expect((await guest.post(`/api/v1/bookings/${id}/cancellation-quote`)).status).toBe(409);
}

async function compareFigures(
  server: TestServer,
  {
    guest,
    booking,
    figuresAt,
  }: { guest: TestGuest; booking: Booking; figuresAt: (atMs: number) => PlainFigures },
): Promise<void> {
  const figures = figuresAt(server.clock.now().getTime());
  const told = await cancellationQuote(guest, booking.id);
  expect(toldFigures(told)).toEqual(figures);
  expectDeadline(told, figuresAt);
  await cancelStay(guest, booking.id);
  await refundEverything(server);
  const { state, cancellation } = await look(guest, booking);
  expect([state, cancellation?.refundedMinor]).toEqual([
    told.refundMinor > 0 ? 'REFUNDED' : 'CANCELLED',
    told.refundMinor,
  ]);
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
