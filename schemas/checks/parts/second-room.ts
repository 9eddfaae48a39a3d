import { pictureStub } from '../../engine/picture-stub.ts';
import { added, copied, type FileChange, replaced } from '../../engine/rule.ts';

/** Adds a second room type without a price to the example hotel, with everything that tells it from the first. */
export const SECOND_ROOM: readonly FileChange[] = [
  copied('rooms/lake-suite.json', 'rooms/garden.json'),
  replaced('rooms/garden.json', '"id": "lake-suite"', '"id": "garden"'),
  replaced('rooms/garden.json', '"name": "Lake Suite"', '"name": "Garden Room"'),
  replaced(
    'rooms/garden.json',
    '"description": "Two rooms',
    '"description": "A room with its own door and two',
  ),
  replaced('rooms/garden.json', '"file": "images/lake.jpg"', '"file": "images/garden.jpg"'),
  replaced('rooms/garden.json', '"file": "images/courtyard.jpg"', '"file": "images/garden-bed.jpg"'),
  replaced('rooms/garden.json', '"capacity": 4', '"capacity": 1'),
  replaced('rooms/lake-suite.json', '"capacity": 4', '"capacity": 3'),
  added('images/garden.jpg', pictureStub('images/garden.jpg', { width: 1800, height: 1200 })),
  added('images/garden-bed.jpg', pictureStub('images/garden-bed.jpg', { width: 1950, height: 1300 })),
];

/** Lets the first rate plan of the example hotel sell every room. */
export const SOLD_TO_ALL: FileChange = replaced(
  'rates/udaipur.json',
  '"roomIds": ["lake-suite"],\n      "payment"',
  '"payment"',
);

/** Adds a location without rooms and rates to the example hotel. */
export const SECOND_LOCATION: readonly FileChange[] = [
  copied('locations/udaipur.json', 'locations/kochi.json'),
  replaced('locations/kochi.json', '"id": "udaipur"', '"id": "kochi"'),
  replaced('locations/kochi.json', '"name": "The Kesar Udaipur"', '"name": "The Kesar Kochi"'),
  replaced('locations/kochi.json', '"totalRooms": 4', '"totalRooms": 2'),
  replaced('hotel.json', '"totalRooms": 4', '"totalRooms": 6'),
];
