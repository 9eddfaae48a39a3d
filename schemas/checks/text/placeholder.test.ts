import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

test.each(['TBD', 'Lorem ipsum dolor sit amet', 'xxx', '…'])('%s', async (description) => {
  const { diagnostics } = await checkSmallHotel({
    'locations/udaipur.json': { ...example('location'), description },
  });
  expect(diagnostics).toMatchObject([
    { code: 'text/placeholder', severity: 'warning', pointer: '/description' },
  ]);
});
