import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const winter = (example('rate').seasons ?? []).slice(0, 1);

const reported = async (day: string, seasons = winter) => {
  const changed = { 'rates/udaipur.json': { ...example('rate'), seasons } };
  const { diagnostics } = await checkSmallHotel(changed, new Date(`${day}T12:00:00Z`));
  return diagnostics.filter(({ code }) => code === 'rate/season-past').map(({ pointer }) => pointer);
};

test('once the last season is over, prices want looking at', async () => {
  expect(await reported('2027-01-05')).toEqual([]);
  expect(await reported('2027-01-06')).toEqual(['/seasons/0/to']);
});

test.each([
  ['Pacific/Kiritimati', '2027-01-05T09:59:00Z', 0],
  ['Pacific/Kiritimati', '2027-01-05T10:00:00Z', 1],
  ['Pacific/Pago_Pago', '2027-01-06T10:59:00Z', 0],
  ['Pacific/Pago_Pago', '2027-01-06T11:00:00Z', 1],
])('the day is that of the hotel: in %s at %s there are %i', async (timezone, now, count) => {
  const hotel = {
    'hotel.json': { ...example('hotel'), timezone },
    'rates/udaipur.json': { ...example('rate'), seasons: winter },
  };
  const { diagnostics } = await checkSmallHotel(hotel, new Date(now));
  expect(diagnostics.filter(({ code }) => code === 'rate/season-past')).toHaveLength(count);
});

test('a season that is over beside one to come may stay', async () => {
  const next = { id: 'next', name: 'Next winter', from: '2027-12-20', to: '2028-01-05' };
  expect(await reported('2027-01-06', [...winter, next])).toEqual([]);
});

test('a house without seasons has none that is over', async () => {
  expect(await reported('2030-01-01', [])).toEqual([]);
});
