import { expect, test } from 'vitest';
import { example, type FileChange, senseLines } from '../../engine/small-hotel.ts';
import { pictureStub } from '../../engine/picture-stub.ts';

const rate = example('rate');
const OWN_PHOTO = { file: 'images/garden.jpg', alt: 'The door to the garden, with roses around it.' };
const second = (change: object = {}): Record<string, FileChange> => ({
  'rooms/lake-suite.json': { ...example('room'), capacity: 3 },
  'rooms/garden.json': {
    ...example('room'),
    id: 'garden',
    name: 'Garden Room',
    description: 'A room with its own door to the garden.',
    photos: [OWN_PHOTO],
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

const LINES = [0, 1].map(
  (at) =>
    `rooms/lake-suite.json/photos/${at}/file sense/same-picture: Garden Room and Lake Suite show the same picture.`,
);

test('one file for two rooms', async () => {
  expect(await senseLines(second({ photos: example('room').photos }))).toEqual(LINES);
});

test('a further picture of one room that is the first of another', async () => {
  expect(await senseLines(second({ photos: [OWN_PHOTO, ...example('room').photos] }))).toEqual(LINES);
});

test('one picture under two names', async () => {
  expect(await senseLines({ ...second(), 'images/garden.jpg': pictureStub('images/lake.jpg') })).toEqual(
    LINES,
  );
});

test('other pictures of one size', async () => {
  expect(
    await senseLines({
      ...second(),
      'images/garden.jpg': pictureStub('images/garden.jpg', { width: 1600, height: 901 }),
    }),
  ).toEqual([]);
});
