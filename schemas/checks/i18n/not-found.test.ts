import { expect, test } from 'vitest';
import { diagnosticLines } from '../../engine/small-hotel.ts';

const texts = (value: object) => ({ 'locales/en/common.json': value });

test('a text may lead to another, with or without forms', async () => {
  const nested = { book: { lost: '$t(validation.noRoomsLeft), $t(search.rooms, {"count": 2})' } };
  expect(await diagnosticLines(texts(nested))).toEqual([]);
});

test('a text that leads to none is an error', async () => {
  expect(await diagnosticLines(texts({ book: { lost: '$t(validation.noRoomLeft)' } }))).toEqual([
    'locales/en/common.json:3:17 error i18n/not-found',
  ]);
});
