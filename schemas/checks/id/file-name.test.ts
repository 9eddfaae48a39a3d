import { expect, test } from 'vitest';
import { example, problemLines } from '../../engine/small-hotel.ts';

const laundry = { ...example('service'), id: 'laundry' };

test('a file is called as what is in it', async () => {
  expect(await problemLines({ 'services/washing.json': laundry })).toEqual([
    'services/washing.json:3:9 warning id/file-name',
  ]);
  expect(await problemLines({ 'services/laundry.jsonc': laundry })).toEqual([]);
});

test('a name with something before it is found as well', async () => {
  expect(await problemLines({ 'services/laundry.json': { ...laundry, id: 'udaipur-laundry' } })).toEqual([]);
  expect(await problemLines({ 'services/udaipur-laundry.json': laundry })).toEqual([]);
});
