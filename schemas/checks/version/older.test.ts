import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

test('rules of an earlier version want migrating', async () => {
  const room = { $schema: 'https://verandah.example/schemas/v1/room.json', ...example('room') };
  expect(await diagnosticLines({ 'rooms/lake-suite.json': room })).toEqual([
    'rooms/lake-suite.json:2:14 error version/older',
  ]);
});
