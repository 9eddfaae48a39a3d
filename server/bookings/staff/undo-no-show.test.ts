import { expect, test } from 'vitest';
import type { Booking, TaxDocumentList } from '#schemas/api-types';
import { staffOperations } from '../../staff-operations.ts';
import { auditBooks } from '../../test-support/audit.ts';
import { bookedStay } from '../../test-support/booked.ts';
import { PLAIN_PRICE } from '../../test-support/guest.ts';
import { look, pay, pendingStay, verify } from '../../test-support/prepaid.ts';
import { prepaidSellingHotel } from '../../test-support/selling-hotel.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { ASHA } from '../../test-support/staff.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

const FIRST_NIGHT = PLAIN_PRICE.thursday.totalMinor;
const TOTAL = PLAIN_PRICE.totalMinor;

function losingOneNight<Hotel extends ReturnType<typeof smallHotel>>(catalogue: Hotel): Hotel {
  for (const { policies } of catalogue.locations)
    for (const policy of policies) policy.noShow = { unit: 'DAY', value: 1 };
  return catalogue;
}

/** A stay from 14 to 16 January in Kochi that was marked as missed on the evening of the 15th. */
async function missedStay(server: TestServer, { reference }: Booking) {
  const desk = staffOperations(server.context, ASHA);
  const markedAt = Date.parse('2027-01-15T15:00:00.000Z');
  server.clock.forward({ seconds: (markedAt - server.clock.now().getTime()) / 1000 });
  await desk.markNoShow(reference);
  return desk;
}

test('States: a no-show is taken back on its day: the stay is due, its price is, and its guest reads so', async () => {
  const server = await startTestServer({ catalogue: losingOneNight(smallHotel()) });
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  const desk = await missedStay(server, booking);
  server.clock.forward({ minutes: 5 });
  const { reference } = booking;
  expect(await desk.undoNoShow(reference)).toEqual({
    reference,
    currency: 'INR',
    currencyDigits: 2,
    penaltyMinor: FIRST_NIGHT,
    backMinor: 0,
    byHandMinor: 0,
    dueMinor: TOTAL,
    isMailed: true,
  });
  const { body } = await guest.get<Booking>(`/api/v1/bookings/${booking.id}`);
  expect(body).toMatchObject({ state: 'SUCCESSFUL', stayState: 'DUE', paidMinor: 0 });
  expect(body).not.toHaveProperty('noShow');
  const [mail] = await server.guestMails();
  expect(mail?.subject).toBe(`Your booking ${reference} at Small Hotel Harbour stands again`);
  expect(mail?.text).toContain('Still to be paid:\n  ₹16,318.51');
  const { events } = await desk.history(reference);
  expect(events.map(({ what }) => what)).toContain(
    'no-show taken back: ₹7,554.64 is charged no more, by Asha of the staff',
  );
  expect((await desk.day({ kind: 'IN_HOUSE' })).map(({ dueMinor }) => dueMinor)).toEqual([TOTAL]);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('it can be marked and taken back again, and the guest is told each time', async () => {
  const server = await startTestServer({ catalogue: losingOneNight(smallHotel()) });
  const booking = await bookedStay(server, server.guest());
  const desk = await missedStay(server, booking);
  await desk.undoNoShow(booking.reference);
  server.clock.forward({ minutes: 5 });
  await desk.markNoShow(booking.reference);
  server.clock.forward({ minutes: 5 });
  expect(await desk.undoNoShow(booking.reference)).toMatchObject({
    penaltyMinor: FIRST_NIGHT,
    dueMinor: TOTAL,
  });
  const told = (await server.guestMails()).filter(({ subject }) => subject.includes('stands again'));
  expect(told).toHaveLength(2);
  const missed = (await server.guestMails()).filter(({ subject }) => subject.includes('missed stay'));
  expect(missed).toHaveLength(2);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('Money of a booking: what went back for the no-show is due again, and paid again it has a further invoice', async () => {
  const server = await startTestServer({ catalogue: losingOneNight(prepaidSellingHotel()) });
  const guest = server.guest();
  const pending = await pendingStay(guest);
  await verify(server, guest, pending);
  await pay(server, guest, pending);
  const desk = await missedStay(server, await look(guest, pending));
  const { reference } = pending;
  const backMinor = TOTAL - FIRST_NIGHT;
  expect(await desk.undoNoShow(reference)).toMatchObject({ backMinor, byHandMinor: 0, dueMinor: backMinor });
  expect(await look(guest, pending)).toMatchObject({ payment: 'PART_PAID', paidMinor: FIRST_NIGHT });
  await desk.recordPayment(reference, { amount: '8763.87', method: 'CARD', isAgain: false });
  expect(await look(guest, pending)).toMatchObject({ payment: 'PAID', paidMinor: TOTAL });
  const { body } = await guest.get<TaxDocumentList>(`/api/v1/bookings/${pending.id}/documents`);
  expect(body.items.map(({ kind, totalMinor }) => [kind, totalMinor])).toEqual([
    ['INVOICE', TOTAL],
    ['CREDIT_NOTE', TOTAL - FIRST_NIGHT],
    ['INVOICE', TOTAL - FIRST_NIGHT],
  ]);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('a no-show of an earlier day stays, and so does a stay that was not missed', async () => {
  const server = await startTestServer({ catalogue: losingOneNight(smallHotel()) });
  const booking = await bookedStay(server, server.guest());
  const desk = staffOperations(server.context, ASHA);
  await expect(desk.undoNoShow(booking.reference)).rejects.toThrow(/is DUE: it was not marked as no-show/);
  await missedStay(server, booking);
  // Half an hour past midnight in Kochi, while the day of the mark lasts by UTC.
  server.clock.forward({ minutes: 240 });
  await expect(desk.undoNoShow(booking.reference)).rejects.toThrow(/marked as no-show on an earlier day/);
  expect((await desk.show(booking.reference)).stayState).toBe('NO_SHOW');
});
