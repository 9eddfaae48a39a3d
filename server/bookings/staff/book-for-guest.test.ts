import { expect, test } from 'vitest';
import type { Booking, OpenBookingAnswer, Refusal } from '#schemas/api-types';
import { cleanUp } from '../../jobs/clean-up.ts';
import { type BookingForGuest, type StaffOperations, staffOperations } from '../../staff-operations.ts';
import { auditBooks } from '../../test-support/audit.ts';
import { newKey, PLAIN_PRICE, type TestAnswer, type TestGuest } from '../../test-support/guest.ts';
import { pay, prepaidHotel } from '../../test-support/prepaid.ts';
import { prepaidSellingHotel } from '../../test-support/selling-hotel.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { asMember, ASHA } from '../../test-support/staff.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

const EMAIL = 'rao@example.com';
const ROOM: BookingForGuest['rooms'][number] = {
  roomId: 'quay-room',
  ratePlanId: 'flexible',
  mealPlan: 'BB',
  adults: 2,
  childAges: [],
};
const GUEST = { firstName: 'Arjun', lastName: 'Rao', phone: '98123 45679' } as const;
/** The guest of most tests, at the desk and without an address. */
const SOLD: BookingForGuest = {
  locationId: 'harbour',
  checkIn: '2027-01-14',
  checkOut: '2027-01-16',
  rooms: [ROOM],
  guest: GUEST,
  terms: { kind: 'SOLD' },
};
/** Until Tuesday evening in Kochi, three days and some hours after tests begin. */
const OPTION: BookingForGuest = {
  ...SOLD,
  guest: { ...GUEST, email: EMAIL },
  terms: { kind: 'OPTION', until: '2026-11-24T18:00' },
};
const OPTION_ENDS = '2026-11-24T12:30:00.000Z';

const deskOf = ({ context }: TestServer): StaffOperations => staffOperations(context, ASHA);

/** Sold and held rooms of each night of the stay. */
async function nights(server: TestServer): Promise<[sold: number, held: number][]> {
  const shown = await deskOf(server).nights({ roomId: 'quay-room', from: '2027-01-14', to: '2027-01-15' });
  return shown.map(({ sold, held }) => [sold, held]);
}

/** Opens the link of the newest mail that has one. */
async function openLink(server: TestServer, guest: TestGuest): Promise<TestAnswer<OpenBookingAnswer>> {
  const mails = await server.guestMails();
  const token = mails.flatMap(({ text }) => /booking-access#([\w-]+)/.exec(text)?.[1] ?? [])[0];
  return guest.post('/api/v1/bookings/access', { token });
}

function confirm(guest: TestGuest, id: string): Promise<TestAnswer<Booking & Refusal>> {
  return guest.post(`/api/v1/bookings/${id}/confirmation`, {}, { 'idempotency-key': newKey() });
}

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
  expect(told).toContain('staff Ravi: book');
  expect(told).not.toContain('e-mail address proven');
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

test('States: an option holds the nights until the time that the staff said, and mails its link', async () => {
  const server = await startTestServer();
  const booked = await deskOf(server).bookForGuest(OPTION);
  expect(booked).toMatchObject({ state: 'PENDING', expiresAt: OPTION_ENDS, mailedTo: EMAIL });
  expect(await nights(server)).toEqual([
    [0, 1],
    [0, 1],
  ]);
  const [mail, ...others] = await server.mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Small Hotel Harbour keeps your rooms: ${booked.reference}`);
  expect(mail?.text).toContain('until 24 Nov 2026, 18:00 (Asia/Kolkata)');
  expect(mail?.text).toContain('₹16,318.51');
});

test('the guest opens the link days later, in any browser, and confirms without a code', async () => {
  const server = await startTestServer();
  const { reference } = await deskOf(server).bookForGuest(OPTION);
  server.clock.forward({ days: 3 });
  await cleanUp(server.context);
  const guest = server.guest();
  const { status, body } = await openLink(server, guest);
  expect(status).toBe(200);
  const seen = await guest.get<Booking>(`/api/v1/bookings/${body.bookingId}`);
  expect(seen.body).toMatchObject({ reference, state: 'PENDING', expiresAt: OPTION_ENDS });
  expect(seen.body.actions).toContainEqual({ action: 'CONFIRM', allowed: true, reasons: [] });
  expect(seen.body.actions).toContainEqual({
    action: 'EXTEND_HOLD',
    allowed: false,
    reasons: ['HELD_BY_STAFF'],
  });
  const longer = await guest.post(`/api/v1/bookings/${body.bookingId}/hold-extension`, undefined, {
    'idempotency-key': newKey(),
  });
  expect(longer.status).toBe(409);
  expect((await confirm(guest, body.bookingId)).body).toMatchObject({ reference, state: 'SUCCESSFUL' });
  expect(await nights(server)).toEqual([
    [1, 0],
    [1, 0],
  ]);
  const subjects = (await server.mails()).map(({ subject }) => subject);
  expect(subjects).toContain(`Your booking ${reference} at Small Hotel Harbour is confirmed`);
  expect(subjects.some((subject) => subject.includes('new booking'))).toBe(true);
});

test('an option of a prepaid plan is confirmed by its payment', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  await deskOf(server).bookForGuest(OPTION);
  const guest = server.guest();
  const { body } = await openLink(server, guest);
  expect((await confirm(guest, body.bookingId)).status).toBe(409);
  const address = `/api/v1/bookings/${body.bookingId}`;
  await pay(server, guest, (await guest.get<Booking>(address)).body);
  expect((await guest.get<Booking>(address)).body).toMatchObject({
    state: 'SUCCESSFUL',
    payment: 'PAID',
  });
});

test('Stock 3: an option ends by itself: its rooms are free, its link is dead, and nothing is mailed', async () => {
  const server = await startTestServer();
  const { reference } = await deskOf(server).bookForGuest(OPTION);
  expect(await server.mails()).toHaveLength(1);
  server.clock.forward({ seconds: (Date.parse(OPTION_ENDS) - server.clock.now().getTime()) / 1000 });
  const guest = server.guest();
  expect((await openLink(server, guest)).body).toMatchObject({ code: 'LINK_EXPIRED' });
  await cleanUp(server.context);
  expect(await nights(server)).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(await deskOf(server).list({ state: 'EXPIRED' })).toMatchObject([{ reference }]);
  expect(await server.mails()).toHaveLength(1);
});

test('Stock 5: an option is no hold of its guest, who may still hold as many rooms as anybody', async () => {
  const catalogue = smallHotel();
  catalogue.booking.maxHoldsPerEmail = 1;
  const server = await startTestServer({ catalogue });
  const desk = deskOf(server);
  await desk.bookForGuest(OPTION);
  await desk.bookForGuest(OPTION);
  const guest = server.guest();
  const held = await guest.book((await guest.quote()).id, { guest: { guestEmail: EMAIL } });
  expect(held.status).toBe(201);
});

test.each<[string, Partial<BookingForGuest>, RegExp]>([
  [
    'a location that there is not',
    { locationId: 'harbor' },
    /^There is no location harbor\. There are: harbour, island, lagoon\.$/,
  ],
  [
    'a room type that there is not',
    { rooms: [{ ...ROOM, roomId: 'quay' }] },
    /^There is no room type quay\. /,
  ],
  [
    'a plan that is not sold on the room',
    { rooms: [{ ...ROOM, roomId: 'tower-room', ratePlanId: 'advance', mealPlan: 'RO' }] },
    /^tower-room is not sold with the rate plan advance and the meals RO\. Its plans, with their meals: flexible \(RO, BB\)\.$/,
  ],
  [
    'a language that the site has not',
    { language: 'fr' },
    /^The site has no texts in fr, so no mail can be written in it\. Without a language it is en\.$/,
  ],
  [
    'two plans in one booking',
    { rooms: [ROOM, { ...ROOM, ratePlanId: 'advance', mealPlan: 'RO' }] },
    /^All rooms of a booking have the same rate plan\.$/,
  ],
  [
    'more rooms than one booking has',
    { rooms: [ROOM, ROOM, ROOM, ROOM, ROOM] },
    /^One booking has at most 4 rooms\./,
  ],
  [
    'an arrival in the past at the location',
    { checkIn: '2026-11-20', checkOut: '2026-11-22' },
    /^2026-11-20 to 2026-11-22 cannot be booked\. Arrival is today at harbour \(2026-11-21\) or later; .*, 2027-04-20 at the latest\.$/,
  ],
  ['a day that is none', { checkIn: '2027-02-30' }, /^2027-02-30 to 2027-01-16 cannot be booked\./],
  ['no night', { checkOut: '2027-01-14' }, /^2027-01-14 to 2027-01-14 cannot be booked\./],
  [
    'a closed night',
    { checkIn: '2027-01-31', checkOut: '2027-02-02' },
    /^quay-room cannot be booked from 2027-01-31 to 2027-02-02: a night of it is closed\. To open it: verandah stock\. The nearest free dates: /,
  ],
  [
    'fewer nights than the rule wants',
    { checkIn: '2027-01-21', checkOut: '2027-01-22' },
    /: the shortest stay is 3 nights\. /,
  ],
  [
    'more adults than the room takes',
    { rooms: [{ ...ROOM, adults: 3 }] },
    /: it takes at most 2 adults\. Split the party over more rooms\.$/,
  ],
  ['a phone that is none', { guest: { ...GUEST, phone: '12' } }, /phone/i],
  ['a name without a letter', { guest: { ...GUEST, lastName: '7' } }, /No numbers/],
  ['an e-mail that is none', { guest: { ...GUEST, email: 'rao@' } }, /mail/i],
  [
    'an option without an e-mail',
    { terms: { kind: 'OPTION', until: '2026-11-24T18:00' } },
    /^An option needs the guest’s e-mail address/,
  ],
  [
    'an option whose end is past at the location',
    { ...OPTION, terms: { kind: 'OPTION', until: '2026-11-21T00:15' } },
    /^2026-11-21T00:15 is past at the location\./,
  ],
  [
    'an option of more than a week',
    { ...OPTION, terms: { kind: 'OPTION', until: '2026-11-28T00:16' } },
    /^2026-11-28T00:16 is too late: an option lasts at most 7 days\./,
  ],
  [
    'an option beyond check-in',
    {
      ...OPTION,
      checkIn: '2026-11-22',
      checkOut: '2026-11-24',
      terms: { kind: 'OPTION', until: '2026-11-22T14:01' },
    },
    /^2026-11-22T14:01 is after check-in, 22 Nov 2026, 14:00 \(Asia\/Kolkata\)\./,
  ],
  [
    'an end that is no date and time',
    { ...OPTION, terms: { kind: 'OPTION', until: 'Tuesday' } },
    /^"Tuesday" is not a date and time\. Write it as at the location: 2027-01-10T18:00\.$/,
  ],
])('refuses %s with what to do, and books nothing', async (_what, changes, words) => {
  const server = await startTestServer();
  const refused = deskOf(server).bookForGuest({ ...SOLD, ...changes });
  await expect(refused).rejects.toMatchObject({ name: 'StaffError', message: expect.stringMatching(words) });
  const { db } = server.context;
  expect(await db.selectFrom('bookings').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('staff_actions').select('id').execute()).toEqual([]);
  expect(await auditBooks(db)).toEqual([]);
});

test('an option of exactly a week is the longest, by the clock of the location', async () => {
  const server = await startTestServer();
  const terms = { kind: 'OPTION', until: '2026-11-28T00:15' } as const;
  expect(await deskOf(server).bookForGuest({ ...OPTION, terms })).toMatchObject({
    expiresAt: '2026-11-27T18:45:00.000Z',
  });
});

test('a room that is sold out is named, with the nearest free dates and the rooms that are free', async () => {
  const catalogue = smallHotel();
  Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: 1 });
  const server = await startTestServer({ catalogue });
  await deskOf(server).bookForGuest(SOLD);
  await expect(deskOf(server).bookForGuest(SOLD)).rejects.toThrow(
    /^quay-room cannot be booked from 2027-01-14 to 2027-01-16: it is sold out\. The nearest free dates: .*\. Free on these dates: tower-room\.$/,
  );
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

test('an option gives way to nobody, and its last room is told as held until its end', async () => {
  const catalogue = smallHotel();
  Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: 1 });
  const server = await startTestServer({ catalogue });
  await deskOf(server).bookForGuest(OPTION);
  await expect(deskOf(server).bookForGuest(SOLD)).rejects.toThrow(
    /: its last rooms are held until 24 Nov 2026, 18:00 \(Asia\/Kolkata\)\./,
  );
});
