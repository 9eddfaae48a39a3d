import { expect, test } from 'vitest';
import { example, type FileChange, senseLines } from '../../engine/small-hotel.ts';
import { pictureStub } from '../../engine/picture-stub.ts';

const rate = example('rate');
const second = (change: object = {}): Record<string, FileChange> => ({
  'rooms/lake-suite.json': { ...example('room'), capacity: 3 },
  'rooms/garden.json': {
    ...example('room'),
    id: 'garden',
    name: 'Garden Room',
    description: 'A room with its own door to the garden.',
    photos: [{ file: 'images/garden.jpg', alt: 'The door to the garden, with roses around it.' }],
    capacity: 1,
    ...change,
  },
  'images/garden.jpg': pictureStub('images/garden.jpg', { width: 1800, height: 1200 }),
  'rates/udaipur.json': {
    ...rate,
    ratePlans: rate.ratePlans.map(({ roomIds: _all, ...each }) => each),
    roomPrices: [...rate.roomPrices, ...rate.roomPrices.map((each) => ({ ...each, roomId: 'garden' }))],
  },
});

test('two rooms of one name', async () => {
  expect(await senseLines(second({ name: 'LAKE SUITE' }))).toEqual([
    'rooms/lake-suite.json/name sense/same-name: Two room types are called Lake Suite.',
  ]);
});

test('a hidden room is not compared', async () => {
  expect(await senseLines(second({ name: 'Lake Suite', enabled: false }))).toEqual([]);
});
