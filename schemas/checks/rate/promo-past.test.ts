import { expect, test } from 'vitest';
import { checkSmallHotel } from '../../engine/small-hotel.ts';

const reported = async (day: string) =>
  (await checkSmallHotel({}, new Date(`${day}T12:00:00Z`))).diagnostics
    .filter(({ code }) => code === 'rate/promo-past')
    .map(({ message }) => message);

test('a code lives until the last day on which it can be used', async () => {
  expect(await reported('2027-08-31')).toEqual([]);
  expect(await reported('2027-09-01')).toEqual(['The promo code MONSOON15 ended on 2027-08-31.']);
});

test('the day is that of the hotel', async () => {
  const { diagnostics } = await checkSmallHotel({}, new Date('2027-08-31T19:00:00Z'));
  expect(diagnostics.map(({ code }) => code)).toContain('rate/promo-past');
});
