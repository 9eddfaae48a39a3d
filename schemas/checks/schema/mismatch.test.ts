import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const hotel = ($schema: string) => diagnosticLines({ 'hotel.json': { ...example('hotel'), $schema } });

test.each(['https://verandah.example/schemas/v2/room.json', '../.vscode/schemas/room.schema.json'])(
  '%s is not for a hotel',
  async (address) => {
    expect(await hotel(address)).toEqual(['hotel.json:2:14 error schema/mismatch']);
  },
);

test.each(['./hotel.schema.json', 'https://verandah.example/schemas/v2/hotel.json#', './our-own-rules.json'])(
  '%s may stand there',
  async (address) => {
    expect(await hotel(address)).toEqual([]);
  },
);
