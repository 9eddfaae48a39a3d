import { expect, test } from 'vitest';
import { checkSmallHotel } from '../../engine/small-hotel.ts';

test.each([
  [{ home: ['Home'] }, '`home` is a group of texts; this is a list.'],
  [{ home: null }, '`home` is a group of texts; this is null.'],
  [{ home: { viewAll: { text: 'All' } } }, '`home.viewAll` is one text; this is a group.'],
  [{ home: { viewAll: true } }, '`home.viewAll` is one text; this is true or false.'],
])('%j', async (value, message) => {
  const { diagnostics } = await checkSmallHotel({ 'locales/en/common.json': value });
  expect(diagnostics).toMatchObject([{ code: 'i18n/shape', severity: 'error', message }]);
});
