import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const empty = { ...example('album'), id: 'garden', images: [] };

test('a visible album has pictures', async () => {
  expect(await diagnosticLines({ 'albums/garden.json': empty })).toEqual([
    'albums/garden.json:8:13 warning album/empty',
  ]);
});

test('a hidden one may wait for them', async () => {
  expect(await diagnosticLines({ 'albums/garden.json': { ...empty, visible: false } })).toEqual([
    'albums/garden.json:2:9 info unused',
  ]);
});
