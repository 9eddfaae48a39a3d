import { expect, test } from 'vitest';
import type { BookingPage } from '#schemas/api-types';
import { releaseBookings } from '../erase-guests.ts';
import { startRefunds } from '../refunds/start-refunds.ts';
import { staffOperations } from '../../staff-operations.ts';
import { BOOKING_EMAIL, PLAIN_PRICE, type TestGuest } from '../../test-support/guest.ts';
import {
  look,
  pay,
  pendingStay,
  prepaidHotel,
  press,
  startPaying,
  tell,
  verify,
} from '../../test-support/prepaid.ts';
import { signIn } from '../../test-support/signed-in.ts';
import { ASHA } from '../../test-support/staff.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { cleanUp } from '../../jobs/clean-up.ts';

const TOTAL = PLAIN_PRICE.totalMinor;
const PROMO = { code: 'RAINS15', name: 'Rains', discount: { unit: 'PERCENTAGE', value: 15 }, maxUses: 1 };

function hotelWithOneUse() {
  const catalogue = prepaidHotel();
  Object.assign(catalogue.locations[0] ?? {}, { promoCodes: [PROMO] });
  return catalogue;
}

async function holdWithCode(guest: TestGuest, guestEmail: string) {
  const quote = await guest.quote({ promo: 'RAINS15' });
  const { body } = await guest.book(quote.id, { guest: { guestEmail } });
  return body;
}

/** The guest has proven the address and pays when the hold has ended. */
async function payAfterTheHold(server: TestServer, guest: TestGuest, between: () => Promise<unknown>) {
  const booking = await holdWithCode(guest, BOOKING_EMAIL);
  await verify(server, guest, booking);
  const { body: payment } = await startPaying(guest, booking);
  server.clock.forward({ minutes: 16 });
  await between();
  await press(server, payment.page, 'pay');
  await tell(server);
  return look(guest, booking);
}

test('States: late money revives a booking whose promo code is still available, and counts its use', async () => {
  const server = await startTestServer({ catalogue: hotelWithOneUse() });
  const revived = await payAfterTheHold(server, server.guest(), async () => {});
  expect(revived.state).toBe('SUCCESSFUL');
  const { body } = await server
    .guest()
    .get<{ code: string }>(
      '/api/v1/availability?location=harbour&checkin=2027-01-14&checkout=2027-01-16&rooms=2&promo=RAINS15',
    );
  expect(body.code).toBe('PROMO_EXPIRED');
});

test('late money goes back when somebody else has used the promo code since', async () => {
  const server = await startTestServer({ catalogue: hotelWithOneUse() });
  const guest = server.guest();
  const late = await payAfterTheHold(server, guest, () => holdWithCode(server.guest(), 'arjun@example.com'));
  expect([late.state, late.payment, late.paidMinor]).toEqual(['EXPIRED', 'UNPAID', 0]);
  const { body } = await guest.get<{ items: { state: string }[] }>(`/api/v1/bookings/${late.id}/refunds`);
  expect(body.items).toMatchObject([{ state: 'REQUESTED', refundAmountMinor: late.totals.totalMinor }]);
});

test('lists an expired paid hold as unpaid before any cleanup', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const guest = server.guest();
  await pay(server, guest, await pendingStay(guest));
  const listed = async () => (await guest.get<BookingPage>('/api/v1/bookings')).body.items;
  expect(await listed()).toMatchObject([{ state: 'PENDING', payment: 'PAID', paidMinor: TOTAL }]);
  server.clock.forward({ minutes: 16 });
  const unpaid = [{ state: 'EXPIRED', payment: 'UNPAID', paidMinor: 0 }];
  expect(await listed()).toMatchObject(unpaid);
  expect(await staffOperations(server.context, ASHA).list({})).toMatchObject(unpaid);
});

/** A hold of an account that is deleted while its money is on the way back. */
async function deletedWhileRefunded() {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const guest = server.guest();
  const userId = await signIn(server, guest, BOOKING_EMAIL);
  const booking = await pendingStay(guest);
  await pay(server, guest, booking, 'pay-late');
  await server.context.db.updateTable('inventory').set({ closed: 1 }).execute();
  server.clock.forward({ minutes: 16 });
  await tell(server);
  const { context } = server;
  await context.db.transaction().execute(async (trx) => releaseBookings(context, trx, userId));
  const row = () =>
    context.db
      .selectFrom('bookings')
      .select(['last_name', 'email_verified_at', 'state'])
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow();
  return { server, booking, row };
}

test('a guest who deletes the account stays named until the money has arrived, and is notified', async () => {
  const { server, row } = await deletedWhileRefunded();
  await cleanUp(server.context);
  expect((await row()).last_name).toBe('Nair');
  await startRefunds(server.context);
  server.clock.forward({ minutes: 1 });
  await tell(server);
  expect((await server.guestMails())[0]).toMatchObject({
    subject: expect.stringContaining('Refund'),
    to: { address: BOOKING_EMAIL },
    text: expect.stringMatching(/could no longer be booked[^]*We have sent/),
  });
  await cleanUp(server.context);
  expect(await row()).toEqual({ last_name: 'Guest', email_verified_at: null, state: 'EXPIRED' });
});

test('money that takes longer than a month still goes back, without a mail', async () => {
  const { server, booking, row } = await deletedWhileRefunded();
  server.clock.forward({ days: 31 });
  await cleanUp(server.context);
  expect((await row()).last_name).toBe('Guest');
  const before = (await server.guestMails()).length;
  await startRefunds(server.context);
  server.clock.forward({ minutes: 1 });
  await tell(server);
  const states = await server.context.db
    .selectFrom('refund_states')
    .innerJoin('refunds', 'refunds.id', 'refund_states.refund_id')
    .where('refunds.booking_id', '=', booking.id)
    .select('refund_states.state')
    .orderBy('refund_states.position')
    .execute();
  expect(states.map(({ state }) => state)).toEqual(['REQUESTED', 'PROCESSING', 'PROCESSED']);
  expect(await server.guestMails()).toHaveLength(before);
});

test('events of a gateway are deleted after ninety days, those that the test gateway is asked by later', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const guest = server.guest();
  await pay(server, guest, await pendingStay(guest));
  const { db } = server.context;
  const kept = async () => [
    (await db.selectFrom('gateway_events').select('id').execute()).length,
    (await db.selectFrom('test_gateway_events').select('id').execute()).length,
  ];
  server.clock.forward({ days: 90 });
  await cleanUp(server.context);
  expect(await kept()).toEqual([1, 1]);
  server.clock.forward({ minutes: 1 });
  await cleanUp(server.context);
  expect(await kept()).toEqual([0, 1]);
  server.clock.forward({ days: 110 });
  await cleanUp(server.context);
  expect(await kept()).toEqual([0, 0]);
});
