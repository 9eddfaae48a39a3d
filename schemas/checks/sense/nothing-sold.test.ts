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

test('every room is switched off', async () => {
  expect(await senseLines({ 'rooms/lake-suite.json': { ...example('room'), enabled: false } })).toEqual([
    'rooms/lake-suite.json/enabled sense/nothing-sold: The only room type of The Kesar Udaipur is switched off: nothing can be booked there.',
  ]);
});

test('every location is switched off', async () => {
  expect(await senseLines({ 'locations/udaipur.json': { ...example('location'), enabled: false } })).toEqual([
    'locations/udaipur.json/enabled sense/nothing-sold: Every location is switched off: the site has no rooms.',
  ]);
});

test('one of two rooms is hidden', async () => {
  expect(await senseLines(second({ enabled: false }))).toEqual([]);
});
