import { expect, test } from 'vitest';
import { checkWithSense } from '../engine/small-hotel.ts';
import { CAPSULES, GUEST_HOUSE, VILLA } from './valid-hotels.ts';

test.each([
  ['a guest house of nine rooms', GUEST_HOUSE],
  ['a capsule hotel', CAPSULES],
  ['a villa let as a whole', VILLA],
])('%s makes sense', async (_what, files) => {
  const { diagnostics } = await checkWithSense(files);
  expect(
    diagnostics
      .filter(
        ({ severity, code }) =>
          severity === 'error' || code.startsWith('sense/') || code.startsWith('charge/'),
      )
      .map(({ code, file, pointer, message }) => `${file}${pointer} ${code}: ${message}`),
  ).toEqual([]);
});
