import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(...series: [invoiceSeries: string, creditNoteSeries: string][]) {
  const legalEntities = series.map(([invoiceSeries, creditNoteSeries], at) => ({
    id: `entity-${at}`,
    legalName: 'Kesar Hotels Private Limited',
    ...(at === 0 ? {} : { locationIds: ['elsewhere'] }),
    invoiceSeries,
    creditNoteSeries,
  }));
  const { diagnostics } = await checkSmallHotel({ 'hotel.json': { ...example('hotel'), legalEntities } });
  return diagnostics
    .filter(({ code }) => code.startsWith('hotel/'))
    .map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

test('two kinds of documents, or two legal entities, have series of their own', async () => {
  expect(await reported(['K', 'KC'])).toEqual([]);
  expect(await reported(['K', 'K'])).toEqual([
    'hotel/series-twice /legalEntities/0/creditNoteSeries The series K is used twice.',
  ]);
  expect(await reported(['K', 'KC'], ['M', 'K'])).toEqual([
    'hotel/series-twice /legalEntities/1/creditNoteSeries The series K is used twice.',
  ]);
});
