import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['currency', 'currency', 0],
  ['curency', 'currency', 1],
  ['curerncy', 'currency', 1],
  ['currecny', 'currency', 1],
  ['curent', 'currency', 3],
  ['', 'net', 3],
  ['net', '', 3],
])('%j is as many slips from %j as it takes to correct it: %i', (written, meant, slips) => {
  expect(editDistance(written, meant)).toBe(slips);
});
