import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const named = ($schema: string) =>
  diagnosticLines({ 'rooms/lake-suite.json': { $schema, ...example('room') } });

test('rules of a later version are for a later Verandah', async () => {
  expect(await named('https://verandah.example/schemas/v3/room.json')).toEqual([
    'rooms/lake-suite.json:2:14 error version/newer',
  ]);
  expect(await named('https://verandah.example/schemas/v2/room.json')).toEqual([]);
});
