import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(change: object) {
  const rate = example('rate');
  const roomPrices = rate.roomPrices.map((price, at) => (at === 0 ? { ...price, ...change } : price));
  const { diagnostics } = await checkSmallHotel({ 'rates/udaipur.json': { ...rate, roomPrices } });
  return diagnostics.map(
    ({ code, severity, pointer, message }) => `${severity} ${code} ${pointer} ${message}`,
  );
}

test('a dearer weekend that one adult does not pay is said', async () => {
  expect(await reported({ singleWeekendMinor: undefined })).toEqual([
    'warning rate/single-weekend /roomPrices/0/singleMinor One adult pays ₹11,000 on weekends too, while the weekend costs ₹13,900 instead of ₹12,500.',
  ]);
});

test('where weekends cost the same, or the price is written, it is meant', async () => {
  expect(await reported({ singleWeekendMinor: undefined, weekendBaseMinor: undefined })).toEqual([]);
  expect(await reported({ singleWeekendMinor: 1_100_000 })).toEqual([]);
});

test('a price for weekends alone leaves one adult the price of two on weekdays', async () => {
  expect(await reported({ singleMinor: undefined })).toEqual([
    'warning rate/single-weekend /roomPrices/0/singleWeekendMinor One adult has a price of their own on weekends only, and pays the price of two on weekdays.',
  ]);
});
