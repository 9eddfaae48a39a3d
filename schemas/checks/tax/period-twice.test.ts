import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const { taxes } = example('tax');

test('a class has one tax from one day on', async () => {
  expect(await diagnosticLines({ 'taxes.json': { taxes: [...taxes, ...taxes.slice(0, 1)] } })).toEqual([
    'taxes.json:32:19 error tax/period-twice',
  ]);
});
