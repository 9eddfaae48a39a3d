import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

test('says what a colour is shown as, and why', async () => {
  const { diagnostics } = await checkSmallHotel({
    'theme.json': { ...example('theme'), fontColorSecondary: '#d8cbb8' },
  });
  expect(diagnostics).toMatchObject([
    { code: 'theme/contrast', severity: 'warning', pointer: '/fontColorSecondary' },
  ]);
  expect(diagnostics[0]?.message).toMatch(
    /^#d8cbb8 is hard to read on this theme \(1\.\d\d:1\); it is shown as #[0-9a-f]{6} \([45]\.\d\d:1\)\.$/,
  );
});
