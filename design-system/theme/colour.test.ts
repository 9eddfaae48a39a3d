import { expect, it } from 'vitest';
import { colourWord, type Hex } from './colour.ts';

it.each([
  ['#fffed4', 'light yellow'],
  ['#ffffe0', 'light yellow'],
  ['#ffe4c4', 'light orange'],
  ['#f5f5dc', 'beige'],
  ['#d2b48c', 'beige'],
  ['#fbf7f0', 'white'],
  ['#8b5a2b', 'brown'],
  ['#3b2412', 'dark brown'],
  ['#ffe600', 'light yellow'],
  ['#7a1f3d', 'dark red'],
])('calls %s %s', (hex, word) => {
  expect(colourWord(hex as Hex)).toBe(word);
});
