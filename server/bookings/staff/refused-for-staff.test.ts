import { expect, test } from 'vitest';
import type { BookingForGuest } from '../../staff-operations.ts';
import { deskOf, GUEST, OPTION, ROOM, SOLD } from '../../test-support/at-the-desk.ts';
import { auditBooks } from '../../test-support/audit.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { startTestServer } from '../../test-support/test-server.ts';

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

test('an option gives way to nobody, and its last room is told as held until its end', async () => {
  const catalogue = smallHotel();
  Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: 1 });
  const server = await startTestServer({ catalogue });
  await deskOf(server).bookForGuest(OPTION);
  await expect(deskOf(server).bookForGuest(SOLD)).rejects.toThrow(
    /: its last rooms are held until 24 Nov 2026, 18:00 \(Asia\/Kolkata\)\./,
  );
});
