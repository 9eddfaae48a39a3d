import { expect, test } from 'vitest';
import type { Booking } from '#schemas/api-types';
import { staffOperations } from '../../staff-operations.ts';
import { payInFull } from '../../test-support/booked.ts';
import { PLAIN_ROOM, type TestGuest } from '../../test-support/guest.ts';
import { ASHA } from '../../test-support/staff.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** A booking whose address is proven. */
async function reserve(server: TestServer, guest: TestGuest): Promise<Booking> {
  const { body } = await guest.book((await guest.quote()).id);
  const [mail] = await server.guestMails();
  const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const headers = { 'idempotency-key': 'confirm-confirm-confirm' };
  const { body: booking } = await guest.post<Booking>(
    `/api/v1/bookings/${body.id}/confirmation`,
    { otp },
    headers,
  );
  expect(booking.state).toBe('SUCCESSFUL');
  return booking;
}

async function sold(server: TestServer): Promise<number[]> {
  const nights = await staffOperations(server.context, ASHA).nights({
    roomId: 'quay-room',
    from: '2027-01-14',
    to: '2027-01-15',
  });
  return nights.map((night) => night.sold);
}

async function actions(server: TestServer) {
  return server.context.db
    .selectFrom('staff_actions')
    .select(['actor', 'action', 'subject', 'details'])
    .execute();
}

const LEAK = { reason: 'The roof leaks', keepsPenalty: false };

test('lists bookings by arrival, and names no guest', async () => {
  const server = await startTestServer();
  const { reference } = await reserve(server, server.guest());
  const desk = staffOperations(server.context, ASHA);
  const found = await desk.list({
    from: '2027-01-14',
    to: '2027-01-14',
    state: 'SUCCESSFUL',
    locationId: 'harbour',
  });
  expect(found).toMatchObject([{ reference, checkIn: '2027-01-14', rooms: 1 }]);
  expect(JSON.stringify(found)).not.toMatch(/meera/i);
  expect(await desk.list({ from: '2027-01-15' })).toEqual([]);
  expect(await desk.list({ to: '2027-01-13' })).toEqual([]);
  expect(await desk.list({ state: 'PENDING' })).toEqual([]);
  expect(await desk.list({ locationId: 'island' })).toEqual([]);
  await expect(desk.list({ locationId: 'harbor' })).rejects.toThrow(
    'There is no location harbor. There are: harbour, island, lagoon.',
  );
  await expect(desk.export({ locationId: 'harbor' })).rejects.toThrow(/There is no location/);
  expect(await actions(server)).toEqual([]);
});

test('lists and exports the bookings of years, each once, by arrival', async () => {
  const server = await startTestServer();
  await reserve(server, server.guest());
  const { db } = server.context;
  const booking = await db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
  const terms = await db.selectFrom('booking_terms').selectAll().executeTakeFirstOrThrow();
  const copies = Array.from({ length: 1200 }, (_, index) => ({
    ...booking,
    id: `copy-${index}`,
    terms_id: `copy-${index}`,
    reference: `COPY-${String((index * 7) % 1200).padStart(4, '0')}`,
    check_in: `2027-01-${String(1 + (index % 13)).padStart(2, '0')}`,
    check_out: '2027-01-31',
  }));
  for (let first = 0; first < copies.length; first += 100) {
    // oxlint-disable-next-line no-await-in-loop -- a statement has only so many parameters
    await db
      .insertInto('bookings')
      .values(copies.slice(first, first + 100))
      .execute();
    const theirs = copies
      .slice(first, first + 100)
      .map(({ id }) => ({ ...terms, id, booking_id: id, quote_id: id }));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await db.insertInto('booking_terms').values(theirs).execute();
  }
  const byArrival = [...copies, booking]
    .map(({ check_in: checkIn, reference }) => `${checkIn} ${reference}`)
    .toSorted();
  const desk = staffOperations(server.context, ASHA);
  for (const found of [await desk.list({}), await desk.export({})])
    expect(found.map(({ checkIn, reference }) => `${checkIn} ${reference}`)).toEqual(byArrival);
  expect((await actions(server)).map(({ details }) => JSON.parse(details ?? '') as unknown)).toEqual([
    { bookings: 1201 },
  ]);
});

test('lists the needs of an arrival; requests of the guest only where the access is recorded', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const [twin, single, tower] = [
    PLAIN_ROOM,
    { ...PLAIN_ROOM, adults: 1, childAges: [7] },
    { ...PLAIN_ROOM, roomId: 'tower-room', mealPlan: 'RO' as const },
  ];
  const { id } = await guest.quote({ rooms: [twin, tower, single] });
  await guest.book(id, { extra: { requests: 'A cot, please', arrivalTime: '17:30' } });
  const desk = staffOperations(server.context, ASHA);
  const needed = {
    rooms: 3,
    roomTypes: [
      { roomId: 'quay-room', name: 'Quay Room', rooms: 2 },
      { roomId: 'tower-room', name: 'Tower Room', rooms: 1 },
    ],
    mealPlans: ['BB', 'RO'],
    adults: 5,
    children: 1,
    arrivalTime: '17:30',
  };
  const [listed] = await desk.list({});
  expect(listed).toMatchObject(needed);
  expect(JSON.stringify(listed)).not.toMatch(/cot|\+91|meera/i);
  expect(await desk.export({})).toMatchObject([
    { ...needed, phone: '+919812345678', requests: 'A cot, please' },
  ]);
});

test('what a guest left out is left out', async () => {
  const server = await startTestServer();
  await reserve(server, server.guest());
  const [exported] = await staffOperations(server.context, ASHA).export({});
  expect(exported).not.toHaveProperty('arrivalTime');
  expect(exported).not.toHaveProperty('requests');
});

test('lists an expired hold as expired', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  server.clock.forward({ minutes: 15 });
  const desk = staffOperations(server.context, ASHA);
  expect(await desk.list({})).toMatchObject([{ state: 'EXPIRED' }]);
  expect(await desk.list({ state: 'PENDING' })).toEqual([]);
});

test('records access to a guest without naming the guest', async () => {
  const server = await startTestServer();
  const { reference } = await reserve(server, server.guest());
  const desk = staffOperations(server.context, ASHA);
  const asItWasHeard = reference.toLowerCase().replace('-', ' ');
  expect((await desk.show(asItWasHeard)).guest.guestFirstName).toBe('Meera');
  expect(await desk.export({ from: '2027-01-01' })).toMatchObject([{ reference, lastName: 'Nair' }]);
  const written = await actions(server);
  expect(written).toHaveLength(2);
  expect(written).toEqual(
    expect.arrayContaining([
      { actor: 'Asha', action: 'SHOW', subject: reference, details: '{}' },
      { actor: 'Asha', action: 'EXPORT', subject: 'bookings', details: '{"from":"2027-01-01","bookings":1}' },
    ]),
  );
  expect(JSON.stringify(written)).not.toMatch(/meera|nair/i);
});

test('States: the hotel cancels at any time: frees the nights, refunds all, notifies the guest and records it', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await reserve(server, guest);
  await payInFull(server, booking);
  expect(await sold(server)).toEqual([1, 1]);
  // After check-in, when no guest could.
  server.clock.forward({ days: 55 });
  const outcome = await staffOperations(server.context, ASHA).cancel(booking.reference, LEAK);
  expect(outcome).toMatchObject({ penaltyMinor: 0, refundMinor: booking.totals.totalMinor });
  expect(await sold(server)).toEqual([0, 0]);
  const { body } = await guest.get<Booking>(`/api/v1/bookings/${booking.id}`);
  expect(body).toMatchObject({
    state: 'CANCELLED',
    cancellation: { refundableMinor: booking.totals.totalMinor },
  });
  const [mail] = await server.guestMails();
  expect(mail?.subject).toMatch(/cancel/i);
  expect([mail?.text, mail?.html]).toEqual([
    expect.stringContaining(`Reason:\n  ${LEAK.reason}\n`),
    expect.stringContaining(LEAK.reason),
  ]);
  expect(await actions(server)).toMatchObject([
    { actor: 'Asha', action: 'CANCEL', subject: booking.reference },
  ]);
});

test('a cancellation by policy keeps the penalty', async () => {
  const server = await startTestServer();
  const booking = await reserve(server, server.guest());
  await payInFull(server, booking);
  server.clock.forward({ days: 53 });
  const desk = staffOperations(server.context, ASHA);
  const outcome = await desk.cancel(booking.reference, { ...LEAK, keepsPenalty: true });
  expect(outcome.penaltyMinor).toBeGreaterThan(0);
  expect(outcome.penaltyMinor + outcome.refundMinor).toBe(booking.totals.totalMinor);
});

test('refuses a cancellation by policy after check-in', async () => {
  const server = await startTestServer();
  const { reference } = await reserve(server, server.guest());
  server.clock.forward({ days: 55 });
  const desk = staffOperations(server.context, ASHA);
  await expect(desk.cancel(reference, { ...LEAK, keepsPenalty: true })).rejects.toThrow(/ends at check-in/);
  expect(await sold(server)).toEqual([1, 1]);
  expect(await actions(server)).toEqual([]);
});

test('cancels a hold, and refuses a second cancellation', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const { body } = await guest.book((await guest.quote()).id);
  const desk = staffOperations(server.context, ASHA);
  await desk.cancel(body.id, LEAK);
  expect(await desk.nights({ roomId: 'quay-room', from: '2027-01-14', to: '2027-01-14' })).toMatchObject([
    { held: 0 },
  ]);
  await expect(desk.cancel(body.reference, LEAK)).rejects.toThrow(/is CANCELLED: there is nothing to cancel/);
  await expect(desk.cancel('XXXX-XXXX', LEAK)).rejects.toThrow(/There is no booking XXXX-XXXX/);
});

test('two who cancel at once make one refund', async () => {
  const server = await startTestServer();
  const booking = await reserve(server, server.guest());
  await payInFull(server, booking);
  const desk = staffOperations(server.context, ASHA);
  const both = await Promise.allSettled([desk.cancel(booking.id, LEAK), desk.cancel(booking.id, LEAK)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await server.context.db.selectFrom('refunds').selectAll().execute()).toHaveLength(1);
});

test('Cancellation 16: a no-show is marked once, from the day after arrival in the location’s time zone', async () => {
  const server = await startTestServer();
  const booking = await reserve(server, server.guest());
  await payInFull(server, booking);
  const desk = staffOperations(server.context, ASHA);
  // 14 January, 23:59 in Kochi.
  server.clock.forward({ days: 54, minutes: 23 * 60 + 44 });
  await expect(desk.markNoShow(booking.reference)).rejects.toThrow(/may still come/);
  server.clock.forward({ minutes: 1 });
  const outcome = await desk.markNoShow(booking.reference);
  expect(outcome).toMatchObject({ penaltyMinor: booking.totals.totalMinor, refundableMinor: 0 });
  expect(await desk.show(booking.reference)).toMatchObject({ state: 'SUCCESSFUL', stayState: 'NO_SHOW' });
  await expect(desk.markNoShow(booking.reference)).rejects.toThrow(/is NO_SHOW already/);
  await expect(desk.cancel(booking.reference, LEAK)).rejects.toThrow(/can no longer be cancelled/);
});

test('refuses a no-show for a booking that was never confirmed', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const { body } = await guest.book((await guest.quote()).id);
  await expect(staffOperations(server.context, ASHA).markNoShow(body.id)).rejects.toThrow(
    /only a SUCCESSFUL booking can be marked as no-show/,
  );
});

test('the reason goes to the guest as plain text, with the limit of a guest’s reason', async () => {
  const server = await startTestServer();
  const { reference } = await reserve(server, server.guest());
  const desk = staffOperations(server.context, ASHA);
  const cancel = (reason: string) => desk.cancel(reference, { reason, keepsPenalty: false });
  await expect(cancel(' \u0007 ')).rejects.toThrow(/The reason cannot be sent to the guest\./);
  await expect(cancel('x'.repeat(501))).rejects.toThrow(/less than 501 characters/);
  await cancel(' The roof\u001b[2J leaks\r\nWe are sorry ');
  expect((await desk.show(reference)).cancellation?.reason).toBe('The roof[2J leaks\nWe are sorry');
});
