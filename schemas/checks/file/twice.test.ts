import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

test('refuses a file in two notations', async () => {
  const { diagnostics } = await checkSmallHotel({ 'theme.jsonc': example('theme') });
  expect(diagnostics).toMatchObject([{ code: 'file/twice', file: 'theme.jsonc' }]);
});
