import { expect, test } from 'vitest';
import { cleanUp } from '../../jobs/clean-up.ts';
import { staffOperations } from '../../staff-operations.ts';
import { deskOf, GUEST, EMAIL, nights, SOLD } from '../../test-support/at-the-desk.ts';
import { auditBooks } from '../../test-support/audit.ts';
import { newKey, PLAIN_PRICE } from '../../test-support/guest.ts';
import { prepaidHotel } from '../../test-support/prepaid.ts';
import { prepaidSellingHotel } from '../../test-support/selling-hotel.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { asMember } from '../../test-support/staff.ts';
import { startTestServer } from '../../test-support/test-server.ts';

test('States: a stay that is sold at the desk is confirmed at the price of the site, and its nights are sold', async () => {
  const server = await startTestServer();
  const desk = deskOf(server);
  const booked = await desk.bookForGuest({ ...SOLD, guest: { ...GUEST, email: EMAIL } });
  expect(booked).toEqual({
    reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    state: 'SUCCESSFUL',
    checkIn: '2027-01-14',
    checkOut: '2027-01-16',
    timezone: 'Asia/Kolkata',
    rooms: ['Quay Room'],
    totalMinor: PLAIN_PRICE.totalMinor,
    currency: 'INR',
    currencyDigits: 2,
    mailedTo: EMAIL,
  });
  expect(await nights(server)).toEqual([
    [1, 0],
    [1, 0],
  ]);
  const shown = await desk.show(booked.reference);
  expect(shown).toMatchObject({
    state: 'SUCCESSFUL',
    payment: 'UNPAID',
    paymentTerms: 'PAY_AT_HOTEL',
    reservedAt: '2026-11-20T18:45:00.000Z',
    guest: { guestFirstName: 'Arjun', guestPhone: '+919812345679', guestEmail: EMAIL },
  });
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('its guest gets the confirmation, and the hotel no notice of what its own staff did', async () => {
  const server = await startTestServer();
  const { reference } = await deskOf(server).bookForGuest({ ...SOLD, guest: { ...GUEST, email: EMAIL } });
  expect((await server.mails()).map(({ to, subject }) => [to.address, subject])).toEqual([
    [EMAIL, `Your booking ${reference} at Small Hotel Harbour is confirmed`],
  ]);
});

test('who booked is recorded by name, and stands in the history', async () => {
  const server = await startTestServer();
  const desk = staffOperations(server.context, asMember('Ravi', 'RECEPTION'));
  const { reference } = await desk.bookForGuest(SOLD);
  const recorded = await server.context.db
    .selectFrom('staff_actions')
    .select(['actor', 'member_id', 'action', 'subject', 'details'])
    .execute();
  expect(recorded).toEqual([
    { actor: 'Ravi', member_id: 'ravi', action: 'BOOK', subject: reference, details: '{"terms":"SOLD"}' },
  ]);
  const { events } = await desk.history(reference);
  const told = events.map(({ what }) => what);
  expect(told).toEqual([
    expect.stringMatching(/^booked from release .*, by Ravi of the staff$/),
    'sold at once, by Ravi of the staff',
    'staff Ravi: show',
  ]);
});

test('States: a guest without an e-mail is booked, and no mail is written from the booking to the refund', async () => {
  const server = await startTestServer({ catalogue: prepaidSellingHotel() });
  const desk = deskOf(server);
  const { reference, mailedTo } = await desk.bookForGuest(SOLD);
  expect(mailedTo).toBeUndefined();
  await desk.recordPayment(reference, { amount: '16318.51', method: 'CASH', isAgain: false });
  await desk.cancel(reference, { reason: 'The guest phoned.', keepsPenalty: false });
  await desk.markRefundPaid(reference);
  expect(await desk.show(reference)).toMatchObject({ state: 'REFUNDED', guest: { guestEmail: '' } });
  expect(await desk.export({})).toMatchObject([{ reference, email: '', phone: '+919812345679' }]);
  expect(await server.mails()).toEqual([]);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('a guest without an e-mail is erased after the stay like any other', async () => {
  const server = await startTestServer({ env: { GUEST_DATA_DAYS: '30' } });
  const { reference } = await deskOf(server).bookForGuest(SOLD);
  server.clock.forward({ days: 120 });
  await cleanUp(server.context);
  expect(await deskOf(server).show(reference)).toMatchObject({
    guest: { guestFirstName: 'Erased', guestPhone: '+000' },
  });
});

test('nobody finds a booking without an e-mail from outside', async () => {
  const server = await startTestServer();
  const { reference } = await deskOf(server).bookForGuest(SOLD);
  const guest = server.guest();
  const asked = await guest.post(
    '/api/v1/bookings/find',
    { reference, email: EMAIL },
    { 'idempotency-key': newKey() },
  );
  expect(asked.status).toBe(202);
  expect(await server.mails()).toEqual([]);
  await guest.quote();
  const listed = await guest.get<{ bookings: unknown[] }>('/api/v1/bookings');
  expect(JSON.stringify(listed.body)).not.toContain(reference);
});

test('a plan that is paid online can be sold at the desk, and is then paid there', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const { reference } = await deskOf(server).bookForGuest(SOLD);
  expect(await deskOf(server).show(reference)).toMatchObject({
    state: 'SUCCESSFUL',
    paymentTerms: 'PAY_AT_HOTEL',
    payment: 'UNPAID',
  });
});

test('a plan whose amount no gateway takes is sold at the desk, and kept as no option', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const release = await server.context.release.forSale();
  Object.defineProperty(release, 'canBePaid', { value: () => false });
  const option = { kind: 'OPTION', until: '2026-11-22T18:00' } as const;
  const guest = { ...GUEST, email: EMAIL };
  await expect(deskOf(server).bookForGuest({ ...SOLD, guest, terms: option })).rejects.toThrow(
    /No payment gateway/,
  );
  expect(await deskOf(server).bookForGuest(SOLD)).toMatchObject({ state: 'SUCCESSFUL' });
});

test('Stock 2: of two members who sell the last room at once, one does', async () => {
  const catalogue = smallHotel();
  Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: 1 });
  const server = await startTestServer({ catalogue });
  const members = [asMember('Asha'), asMember('Ravi', 'RECEPTION')];
  const tried = await Promise.allSettled(
    members.map((member) => staffOperations(server.context, member).bookForGuest(SOLD)),
  );
  const refused = tried.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  expect(refused).toEqual([expect.stringMatching(/quay-room cannot be booked .*: it is sold out\./)]);
  expect(await nights(server)).toEqual([
    [1, 0],
    [1, 0],
  ]);
  expect(await auditBooks(server.context.db)).toEqual([]);
});
