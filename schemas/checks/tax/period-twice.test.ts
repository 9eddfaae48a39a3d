import { expect, test } from 'vitest';
import { example, problemLines } from '../../engine/small-hotel.ts';

const { taxes } = example('tax');

test('a class has one tax from one day on', async () => {
  expect(await problemLines({ 'taxes.json': { taxes: [...taxes, ...taxes.slice(0, 1)] } })).toEqual([
    'taxes.json:31:19 error tax/period-twice',
  ]);
});
