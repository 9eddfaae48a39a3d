import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const reported = async (day: string, seasons = example('rate').seasons) => {
  const changed = { 'rates/udaipur.json': { ...example('rate'), seasons } };
  const { diagnostics } = await checkSmallHotel(changed, new Date(`${day}T12:00:00Z`));
  return diagnostics.filter(({ code }) => code === 'rate/season-past').map(({ pointer }) => pointer);
};

test('once the last season is over, prices want looking at', async () => {
  expect(await reported('2027-01-05')).toEqual([]);
  expect(await reported('2027-01-06')).toEqual(['/seasons/0/to']);
});

test('a season that is over beside one to come may stay', async () => {
  const next = { id: 'next', name: 'Next winter', from: '2027-12-20', to: '2028-01-05' };
  expect(await reported('2027-01-06', [...(example('rate').seasons ?? []), next])).toEqual([]);
});

test('a house without seasons has none that is over', async () => {
  expect(await reported('2030-01-01', [])).toEqual([]);
});
