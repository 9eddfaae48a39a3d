import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const laundry = { ...example('service'), id: 'laundry' };

test('a file is called as what is in it', async () => {
  expect(await diagnosticLines({ 'services/washing.json': laundry })).toEqual([
    'services/washing.json:3:9 warning id/file-name',
  ]);
  expect(await diagnosticLines({ 'services/laundry.jsonc': laundry })).toEqual([]);
});

test('a name with something before it is found as well', async () => {
  expect(await diagnosticLines({ 'services/laundry.json': { ...laundry, id: 'udaipur-laundry' } })).toEqual(
    [],
  );
  expect(await diagnosticLines({ 'services/udaipur-laundry.json': laundry })).toEqual([]);
});
