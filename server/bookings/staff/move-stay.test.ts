import { expect, test } from 'vitest';
import type { Booking } from '#schemas/api-types';
import { staffOperations } from '../../staff-operations.ts';
import { bookedStay, payInFull } from '../../test-support/booked.ts';
import { PLAIN_PRICE } from '../../test-support/guest.ts';
import { ASHA } from '../../test-support/staff.ts';
import { startTestServer } from '../../test-support/test-server.ts';

/** A stay in Kochi from 14 to 16 January 2027, seen at an instant by a member of the staff. */
async function stayAt(instant: string) {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  server.clock.forward({ seconds: (Date.parse(instant) - server.clock.now().getTime()) / 1000 });
  return {
    server,
    guest,
    booking,
    desk: staffOperations(server.context, ASHA),
    read: async () => (await guest.get<Booking>(`/api/v1/bookings/${booking.id}`)).body,
  };
}

/** A quarter past midnight in Kochi, while the day before lasts by UTC. */
const ARRIVAL_DAY = '2027-01-13T18:45:00.000Z';
const DEPARTURE_DAY = '2027-01-15T18:45:00.000Z';

test('States: a guest is checked in on the day of arrival, and out again', async () => {
  const { server, booking, desk, read } = await stayAt(ARRIVAL_DAY);
  const { reference } = booking;
  const moved = { reference, checkIn: '2027-01-14', checkOut: '2027-01-16', currency: 'INR' };
  expect(await desk.checkIn(reference)).toMatchObject({
    ...moved,
    stayState: 'CHECKED_IN',
    dueMinor: PLAIN_PRICE.totalMinor,
  });
  expect(await read()).toMatchObject({ state: 'SUCCESSFUL', stayState: 'CHECKED_IN' });
  expect((await desk.day({ kind: 'ARRIVALS' })).map(({ stayState }) => stayState)).toEqual(['CHECKED_IN']);
  await payInFull(server, booking);
  expect(await desk.checkOut(reference)).toMatchObject({ ...moved, stayState: 'CHECKED_OUT', dueMinor: 0 });
  expect(await read()).toMatchObject({ state: 'SUCCESSFUL', stayState: 'CHECKED_OUT' });
});

test('who looks into the history reads who checked the guest in, and when', async () => {
  const { booking, desk } = await stayAt(ARRIVAL_DAY);
  await desk.checkIn(booking.reference);
  const { events } = await desk.history(booking.reference);
  expect(events).toContainEqual({ at: ARRIVAL_DAY, what: 'checked in, by Asha of the staff' });
});

test.each([
  [
    'the evening before',
    '2027-01-13T18:15:00.000Z',
    /arrives on 2027-01-14; check the guest in from that day on/,
  ],
  ['on the day of departure', DEPARTURE_DAY, /left on 2027-01-16 by its dates/],
])('nobody is checked in %s', async (_when, instant, words) => {
  const { booking, desk, read } = await stayAt(instant);
  await expect(desk.checkIn(booking.reference)).rejects.toThrow(words);
  expect(await read()).toMatchObject({ stayState: 'DUE' });
});

test('only who is in the house is checked out, and only who is awaited is checked in', async () => {
  const { booking, desk } = await stayAt(ARRIVAL_DAY);
  const { reference } = booking;
  await expect(desk.checkOut(reference)).rejects.toThrow(
    /is DUE: only one that is CHECKED_IN can be checked out/,
  );
  await desk.checkIn(reference);
  await expect(desk.checkIn(reference)).rejects.toThrow(/is CHECKED_IN already/);
  await expect(desk.markNoShow(reference)).rejects.toThrow(/is CHECKED_IN already/);
  await expect(desk.cancel(reference, { reason: 'The roof leaks.', keepsPenalty: false })).rejects.toThrow(
    /is CHECKED_IN: it can no longer be cancelled/,
  );
});

test('a guest in the house can no longer cancel, and is told to call', async () => {
  const { booking, guest, desk, read } = await stayAt(ARRIVAL_DAY);
  expect((await read()).actions).toContainEqual({ action: 'CANCEL', allowed: true, reasons: [] });
  await desk.checkIn(booking.reference);
  expect((await read()).actions).toContainEqual({
    action: 'CANCEL',
    allowed: false,
    reasons: ['STAY_BEGAN'],
  });
  const refused = await guest.post(`/api/v1/bookings/${booking.id}/cancellation-quote`);
  expect(refused.status).toBe(409);
});

test('a booking that was cancelled, or is not there, is named', async () => {
  const { booking, desk } = await stayAt(ARRIVAL_DAY);
  await desk.cancel(booking.reference, { reason: 'The roof leaks.', keepsPenalty: false });
  await expect(desk.checkIn(booking.reference)).rejects.toThrow(/is CANCELLED: only a SUCCESSFUL booking/);
  await expect(desk.checkIn('7K3M-Q2PD')).rejects.toThrow(/7K3M-Q2PD/);
});
