import { expect, test } from 'vitest';
import { diagnosticLines, example } from '../../engine/small-hotel.ts';

test('a weekend price needs weekend nights', async () => {
  const hotel = { ...example('hotel'), weekendDays: [] };
  expect(await diagnosticLines({ 'hotel.json': hotel })).toEqual([
    expect.stringMatching(/^rates\/udaipur\.json:\d+:\d+ warning rate\/weekend-without-nights$/),
  ]);
});

test('a hotel that names none has Friday and Saturday', async () => {
  const hotel = { ...example('hotel'), weekendDays: undefined };
  expect(await diagnosticLines({ 'hotel.json': hotel })).toEqual([]);
});
