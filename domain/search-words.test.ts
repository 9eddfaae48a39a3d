import { expect, test } from 'vitest';
import { hasWords } from './search-words.ts';

test.each([
  ['José Núñez', 'nunez', true],
  ['José Núñez', 'NUNEZ  jose', true],
  ['Jose Nunez', 'núñez', true],
  ['Søren Ødegård', 'soren odegard', true],
  ['Łukasz Đorđević', 'lukasz dordevic', true],
  ['Jürgen Groß', 'gross', true],
  ['Jürgen Gross', 'groß', true],
  ['मीरा नायर', 'नायर', true],
  ['मीरा नायर', 'नयर', false],
  ['José Núñez', 'jose perez', false],
  ['José Núñez', '', true],
  ['Conor O’Brien', "o'brien", true],
  ["Conor O'Brien", 'O‘Brien\u200B', true],
  ['Jean-Luc', 'jean‑luc', true],
])('%s has the words of "%s": %s', (text, asked, has) => {
  expect(hasWords(text, asked)).toBe(has);
});
