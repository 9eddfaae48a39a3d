import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(...periods: { validFrom: string; validTo?: string }[]) {
  const [tax, ...others] = example('tax').taxes;
  const taxes = [...periods.map((period) => ({ ...tax, ...period })), ...others];
  const { diagnostics } = await checkSmallHotel({ 'taxes.json': { taxes } });
  return diagnostics.map(({ code, severity, message }) => `${severity} ${code} ${message}`);
}

test('one period follows the other without a night between', async () => {
  expect(
    await reported({ validFrom: '2025-09-22', validTo: '2026-12-31' }, { validFrom: '2027-01-01' }),
  ).toEqual([]);
  expect(
    await reported({ validFrom: '2025-09-22', validTo: '2026-12-31' }, { validFrom: '2027-01-03' }),
  ).toEqual([
    'error tax/gap-between From 2027-01-01 until 2027-01-02 there is no tax of the class accommodation, so nothing in that class could be sold.',
  ]);
});

test('the leap day is a night of its own, and a year without one has none', async () => {
  const ending = (validTo: string) =>
    reported({ validFrom: '2025-09-22', validTo }, { validFrom: `${validTo.slice(0, 4)}-03-01` });
  expect(await ending('2027-02-28')).toEqual([]);
  expect(await ending('2028-02-29')).toEqual([]);
  expect(await ending('2028-02-28')).toEqual([
    'error tax/gap-between From 2028-02-29 until 2028-02-29 there is no tax of the class accommodation, so nothing in that class could be sold.',
  ]);
});
