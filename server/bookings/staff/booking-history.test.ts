import { expect, test } from 'vitest';
import { newKey } from '../../test-support/guest.ts';
import { pendingStay, verify } from '../../test-support/prepaid.ts';
import { startTestServer } from '../../test-support/test-server.ts';
import { cancelByHotel } from './cancel-by-hotel.ts';
import { bookingHistory } from './booking-history.ts';

test('tells what happened to a booking in order, with its mails and the requests that the log has', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const held = await pendingStay(guest);
  const { id, reference } = held;
  server.clock.forward({ minutes: 1 });
  await guest.post(`/api/v1/bookings/${id}/hold-extension`, {}, { 'idempotency-key': newKey() });
  await verify(server, guest, held);
  await server.mails();
  server.clock.forward({ minutes: 60 });
  await cancelByHotel(server.context, reference, {
    reason: 'The roof leaks',
    keepsPenalty: false,
    actor: { name: 'Asha' },
  });
  const { events, ...booking } = await bookingHistory(server.context, reference, { name: 'Ravi' });
  expect(booking).toEqual({ reference, id });
  const said = events.map(({ what }) => what);
  const order = [
    'booked from release release-1: 2027-01-14 to 2027-01-16, quay-room, ₹16,318.51; held until 2026-11-20T19:00:00.000Z',
    'hold made longer, until 2026-11-20T19:15:00.000Z',
    'e-mail address proven',
    'confirmed',
    'mail confirmation taken by the mail server',
    'cancelled by the hotel: ₹0 is kept, ₹0 goes back, by Asha of the staff',
    'staff Ravi: show',
  ];
  expect(said.filter((what) => order.includes(what))).toEqual(order);
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
  const requests = events.flatMap(({ request }) => request ?? []);
  expect(requests.length).toBeGreaterThanOrEqual(2);
  const logged = server.logs.filter((line) => line.includes('"msg":"request"')).join('');
  for (const request of requests) expect(logged).toContain(`"reqId":"${request}"`);
  expect(JSON.stringify(events)).not.toMatch(/Meera|Nair|example\.com|leaks/);
});

test('a booking that does not exist is said so', async () => {
  const { context } = await startTestServer();
  await expect(bookingHistory(context, '7K3M-Q2XD', { name: 'Ravi' })).rejects.toThrow(
    'There is no booking 7K3M-Q2XD',
  );
});
