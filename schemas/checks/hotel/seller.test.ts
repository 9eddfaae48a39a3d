import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(...entities: { locationIds?: string[] }[]) {
  const legalEntities = entities.map((entity, at) => ({
    id: `entity-${at}`,
    legalName: 'Kesar Hotels Private Limited',
    invoiceSeries: `I${at}`,
    creditNoteSeries: `C${at}`,
    ...entity,
  }));
  const { diagnostics } = await checkSmallHotel({ 'hotel.json': { ...example('hotel'), legalEntities } });
  return diagnostics
    .filter(({ code }) => code === 'hotel/seller')
    .map(({ pointer, message }) => `${pointer} ${message}`);
}

test('every location has exactly one', async () => {
  expect(await reported({})).toEqual([]);
  expect(await reported({ locationIds: ['udaipur'] })).toEqual([]);
  expect(await reported({ locationIds: ['elsewhere'] })).toEqual([
    '/legalEntities No legal entity names `udaipur`, so its stays have no invoices.',
  ]);
  expect(await reported({}, { locationIds: ['udaipur'] })).toEqual([
    '/legalEntities/1/id `entity-0` and `entity-1` both sell the stays of `udaipur`.',
  ]);
});
