import { expect, test } from 'vitest';
import { checkSmallHotel, example, diagnosticLines } from '../../engine/small-hotel.ts';

test('a price in a season is not enough', async () => {
  const rate = example('rate');
  const roomPrices = rate.roomPrices.filter(({ seasonId }) => seasonId !== undefined);
  const { diagnostics } = await checkSmallHotel({ 'rates/udaipur.json': { ...rate, roomPrices } });
  expect(diagnostics).toMatchObject([
    {
      code: 'rate/room-without-price',
      pointer: '/roomPrices',
      message: 'Lake Suite (`lake-suite`) has no price for nights outside the seasons, so it cannot be sold.',
      related: [{ file: 'rooms/lake-suite.json' }],
    },
  ]);
});

test('a room that no plan sells, or that is hidden, needs none', async () => {
  const attic = { ...example('room'), id: 'attic', name: 'Attic' };
  expect(await diagnosticLines({ 'rooms/attic.json': attic })).toEqual([]);
  const [plan] = example('rate').ratePlans;
  const { roomIds: _rooms, ...everyRoom } = plan ?? { roomIds: [] };
  const rate = { ...example('rate'), ratePlans: [everyRoom] };
  expect(await diagnosticLines({ 'rooms/attic.json': attic, 'rates/udaipur.json': rate })).toHaveLength(1);
  expect(
    await diagnosticLines({ 'rooms/attic.json': { ...attic, enabled: false }, 'rates/udaipur.json': rate }),
  ).toEqual([]);
});
