import { expect, test } from 'vitest';
import type { TaxSlab } from '../../generated/types.ts';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const withSlabs = (slabs: TaxSlab[]) => ({
  'taxes.json': { taxes: example('tax').taxes.map((tax, at) => (at === 0 ? { ...tax, slabs } : tax)) },
});

test('limits rise', async () => {
  const slabs = [
    { upToMinor: 750000, ratePercent: 5 },
    { upToMinor: 750000, ratePercent: 12 },
    { ratePercent: 18 },
  ];
  expect(await diagnosticLines(withSlabs(slabs))).toEqual(['taxes.json:14:24 error tax/slab-order']);
});
