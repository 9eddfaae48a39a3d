import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

test('refuses text in the colour of the page', async () => {
  const { diagnostics } = await checkSmallHotel({
    'theme.json': { ...example('theme'), fontColorPrimary: '#fbf7f0' },
  });
  expect(diagnostics).toMatchObject([
    { code: 'theme/rejected', severity: 'error', pointer: '/fontColorPrimary' },
  ]);
});
