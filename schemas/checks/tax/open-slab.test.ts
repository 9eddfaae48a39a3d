import { expect, test } from 'vitest';
import type { TaxSlab } from '../../generated/types.ts';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const withSlabs = (slabs: TaxSlab[]) => ({
  'taxes.json': { taxes: example('tax').taxes.map((tax, at) => (at === 0 ? { ...tax, slabs } : tax)) },
});

test('the last slab is open', async () => {
  expect(await diagnosticLines(withSlabs([{ upToMinor: 750000, ratePercent: 5 }]))).toEqual([
    'taxes.json:10:11 error tax/open-slab',
  ]);
});

test('no other slab is', async () => {
  expect(await diagnosticLines(withSlabs([{ ratePercent: 5 }, { ratePercent: 18 }]))).toEqual([
    'taxes.json:9:9 error tax/open-slab',
  ]);
});
