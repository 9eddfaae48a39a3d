import { expect, test } from 'vitest';
import type { Catalogue } from '#schemas/types';
import { bookedStay } from '../test-support/booked.ts';
import { pendingStay } from '../test-support/prepaid.ts';
import { publishRelease } from '../test-support/publish-release.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { changedTerms } from './changed-terms.ts';
import { currentReleaseId, rollbackTo } from './index.ts';

const BACK = {
  releaseId: 'release-1',
  activation: { kind: 'ROLLBACK', author: 'Asha', note: 'Wrong prices' },
  removesBooked: false,
} as const;

/** The small hotel as the next release, with another setting. */
function changed(hotel: object, zone?: string): Catalogue {
  const next = smallHotel('release-2');
  Object.assign(next.hotel, hotel);
  if (zone !== undefined) Object.assign(next.locations[0] ?? {}, { timezone: zone });
  return next;
}

test.each([
  [
    'the currency',
    changed({ currency: 'EUR' }),
    /\n {2}currency: INR → EUR\n {2}harbour: quay-room, a night: ₹[\d,.]+ → €[\d,.]+\n/,
  ],
  [
    'prices with tax',
    changed({ pricesIncludeTax: true }),
    /\n {2}pricesIncludeTax: false → true\n {2}harbour: quay-room, a night: (₹[\d,.]+) before tax → \1 with tax\n/,
  ],
  [
    'the time zone of a location',
    changed({}, 'Asia/Tokyo'),
    /\n {2}timezone of harbour: Asia\/Kolkata → Asia\/Tokyo\n1 booking to come was made before:\n/,
  ],
])('asks before %s changes while bookings are to come, and names them', async (_case, next, words) => {
  const server = await startTestServer();
  const { context } = server;
  const { reference } = await bookedStay(server, server.guest());
  const asked = publishRelease(context, next, { parentId: 'release-1', removesBooked: false });
  await expect(asked).rejects.toThrow(words);
  await expect(asked).rejects.toThrow(
    `1 booking to come was made before:\n  ${reference}  2027-01-14 to 2027-01-16  harbour: quay-room\n`,
  );
  await expect(asked).rejects.toThrow('repeat the command with --yes');
  await expect(asked).rejects.not.toThrow(/Meera|Nair/);
  expect(await currentReleaseId(context.db)).toBe('release-1');
  await publishRelease(context, next, { parentId: 'release-1' });
  expect(await currentReleaseId(context.db)).toBe('release-2');
  // The booking was made under the terms to which the way back leads.
  await rollbackTo(context.db, BACK, context.clock.now());
  expect(await currentReleaseId(context.db)).toBe('release-1');
});

test('on the way back from a currency only bookings in that one are named', async () => {
  const server = await startTestServer();
  const { context } = server;
  const before = await bookedStay(server, server.guest());
  await publishRelease(context, changed({ currency: 'EUR' }), { parentId: 'release-1' });
  await context.release.refresh();
  // A new browser, later: the mail with its code is the newest.
  server.clock.forward({ minutes: 1 });
  const between = await bookedStay(server, server.guest());
  const back = rollbackTo(context.db, BACK, context.clock.now());
  await expect(back).rejects.toThrow(`1 booking to come was made before:\n  ${between.reference}  `);
  await expect(back).rejects.not.toThrow(before.reference);
});

test('no more than ten amounts are named, and nothing is asked where nobody is to come', async () => {
  const server = await startTestServer();
  const { context } = server;
  const next = changed({ currency: 'JPY', currencyDigits: 0 });
  await pendingStay(server.guest());
  const asked = publishRelease(context, next, { parentId: 'release-1', removesBooked: false });
  await expect(asked).rejects.toThrow(/(?:\n {2}.* → ¥[\d,]+){10}\n {2}and \d+ more amounts\n1 booking/);
  server.clock.forward({ minutes: 60 });
  await publishRelease(context, next, { parentId: 'release-1', removesBooked: false });
  expect(await currentReleaseId(context.db)).toBe('release-2');
});

/** The small hotel in rupiah, as version 0.2 published it: without decimals. */
function beforeDecimals(): Catalogue {
  const sold = changed({ currency: 'IDR', currencyDigits: undefined });
  for (const price of sold.locations[0]?.roomPrices ?? []) Object.assign(price, { baseMinor: 1_500_000 });
  return sold;
}

test.each([
  ['with', /\n1 booking to come was made before:\n/],
  ['without', /^(?![^]*booking)/],
])('asks before prices become a hundredth, %s bookings to come', async (who, bookings) => {
  const server = await startTestServer({ catalogue: beforeDecimals() });
  const { context } = server;
  const next = { ...beforeDecimals(), releaseId: 'release-3' };
  Object.assign(next.hotel, { currencyDigits: 2 });
  if (who === 'with') await bookedStay(server, server.guest());
  const asked = publishRelease(context, next, { parentId: 'release-2', removesBooked: false });
  await expect(asked).rejects.toThrow(
    /\n {2}decimals in the amounts of IDR: 0 → 2\n {2}harbour: quay-room, a night: Rp\s?15,00,000 → Rp\s?15,000\n/,
  );
  await expect(asked).rejects.toThrow(/write every amount with 2 decimals: Rp\s?15,00,000 is 150000000\./);
  await expect(asked).rejects.toThrow(bookings);
  await publishRelease(context, next, { parentId: 'release-2' });
  expect(await currentReleaseId(context.db)).toBe('release-3');
});

test('amounts that are written with the new decimals are published without a question', async () => {
  const server = await startTestServer({ catalogue: beforeDecimals() });
  await bookedStay(server, server.guest());
  const text = JSON.stringify({ ...beforeDecimals(), releaseId: 'release-3' });
  const next = JSON.parse(text.replaceAll(/(Minor":\d*[1-9]\d*)/g, '$100')) as Catalogue;
  Object.assign(next.hotel, { currencyDigits: 2 });
  await publishRelease(server.context, next, { parentId: 'release-2', removesBooked: false });
  expect(await currentReleaseId(server.context.db)).toBe('release-3');
});

test('rooms that would go and terms that would change are told together', async () => {
  const server = await startTestServer();
  await bookedStay(server, server.guest());
  const next = changed({ currency: 'EUR' });
  next.locations[0]?.rooms.shift();
  const asked = publishRelease(server.context, next, { parentId: 'release-1', removesBooked: false });
  await expect(asked).rejects.toThrow(
    /no longer be sold:[^]*currency: INR → EUR[^]*They keep their rooms, prices, currency and times\./,
  );
});

test('every kind of price is named', async () => {
  const priced = (catalogue: Catalogue): Catalogue => {
    catalogue.locations.length = 1;
    const [harbour] = catalogue.locations;
    if (harbour === undefined) throw new Error('No location');
    harbour.extras.length = 1;
    harbour.rooms.length = 1;
    harbour.roomPrices.length = 1;
    for (const price of harbour.roomPrices) Object.assign(price, { singleMinor: 500_000 });
    harbour.mealPlans = [{ code: 'BB', adultMinor: 33_333, childMinor: 16_667 }];
    const charge = { id: 'tax', label: 'City tax', validFrom: '2020-01-01', taxClass: 'services' } as const;
    harbour.charges = [{ ...charge, per: 'ROOM_NIGHT', amountMinor: 5000, payable: 'IN_PRICE' }];
    return catalogue;
  };
  const { amounts } = changedTerms(priced(smallHotel()), priced(changed({ currency: 'EUR' })));
  expect(amounts.map(({ name }) => name.replace('harbour: ', ''))).toEqual([
    'quay-room, a night',
    'quay-room, a weekend night',
    'quay-room, a night of one adult',
    'quay-room, an extra adult',
    'quay-room, a child',
    'quay-room, an extra bed',
    'Transfer',
    'BB, an adult',
    'BB, a child',
    'City tax',
  ]);
});
