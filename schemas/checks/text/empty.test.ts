import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

test('blanks are no text', async () => {
  expect(await diagnosticLines({ 'hotel.json': { ...example('hotel'), tagline: ' \t ' } })).toEqual([
    'hotel.json:7:14 error text/empty',
  ]);
});
