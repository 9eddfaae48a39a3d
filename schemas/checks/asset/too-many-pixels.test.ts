import { expect, test } from 'vitest';
import { MOST_PIXELS } from '../../engine/pictures/picture-facts.ts';
import { diagnosticLines } from '../../engine/small-hotel.ts';
import { png } from '../../engine/test-pictures.ts';

const side = Math.sqrt(MOST_PIXELS);

test('a picture with as many pixels as publishing reads is in order, one with more is not', async () => {
  expect(await diagnosticLines({ 'images/logo.png': png({ width: side, height: side }) })).toEqual([]);
  expect(await diagnosticLines({ 'images/logo.png': png({ width: side, height: side + 1 }) })).toEqual([
    'hotel.json:31:15 error asset/too-many-pixels',
  ]);
});
