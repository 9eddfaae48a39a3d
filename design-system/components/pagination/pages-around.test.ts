import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

it.each([
  [1, 1, '1'],
  [2, 2, '1 2'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 gap 8'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 8, '1 gap 4 5 6 7 8'],
  [8, 8, '1 gap 4 5 6 7 8'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [500, 1000, '1 gap 499 500 501 gap 1000'],
  [997, 1000, '1 gap 996 997 998 999 1000'],
  [996, 1000, '1 gap 995 996 997 gap 1000'],
])('page %i of %i shows %s', (page, pageCount, shown) => {
  expect(pagesAround(page, pageCount).join(' ')).toBe(shown);
});
