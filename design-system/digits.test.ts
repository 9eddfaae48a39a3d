import { expect, it } from 'vitest';
import { digitsOf } from './digits.ts';

it.each([
  ['4 8-2 019', '482019'],
  ['٤٨٢٠١٩', '482019'],
  ['۴۸۲۰۱۹', '482019'],
  ['४८२०१९', '482019'],
  ['৪৮২০১৯', '482019'],
  ['４８２０１９', '482019'],
  ['Code: 482019.', '482019'],
  ['no digits', ''],
])('reads %s as %s', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});
