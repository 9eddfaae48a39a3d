import { hasPostalCodes, namesStates } from '#domain/postal-address';
import type { Album, Location, Room } from '#schemas/types';
import { HOUSE_PICTURES, type PlaceRoom, type Start, TO_WRITE } from './start.ts';

/** The locations with their room types, and the album of the home page. */
export function starterPlaces(start: Start): Record<string, object> {
  const rooms = start.places.flatMap((place) => place.rooms.map((room, rank) => ({ place, room, rank })));
  return {
    ...Object.fromEntries(
      start.places.map((place, rank) => [`locations/${place.id}.json`, locationOf(start, { place, rank })]),
    ),
    ...Object.fromEntries(
      rooms.map(({ place, room, rank }) => [`rooms/${room.id}.json`, roomOf(room, { place, rank })]),
    ),
    'albums/moments.json': albumOf(start),
  };
}

type StartPlace = Start['places'][number];

interface Ranked {
  place: StartPlace;
  rank: number;
}

function locationOf(start: Start, { place: { id, town, rooms }, rank }: Ranked): Location {
  const { name, country, phone, host } = start;
  return {
    id,
    name: start.towns.length === 1 ? name : `${name} ${town}`,
    description: `${name} in ${town}. ${TO_WRITE}: say what guests find here.`,
    summary: `Our house in ${town}.`,
    totalRooms: rooms.reduce((sum, { count }) => sum + count, 0),
    emails: [{ email: `stay@${host.slice('www.'.length)}` }],
    phones: [{ number: phone }],
    address: {
      streetAddress: TO_WRITE,
      town,
      ...(namesStates(country) && { state: TO_WRITE }),
      country,
      ...(hasPostalCodes(country) && { pin: TO_WRITE }),
    },
    image: { file: `images/${id}.jpg`, alt: `Placeholder: a picture of our house in ${town} belongs here.` },
    enabled: true,
    rank: rank + 1,
    roomOrder: rooms.map((room) => room.id),
  };
}

function roomOf({ id, name, count, picture }: PlaceRoom, { place, rank }: Ranked): Room {
  return {
    id,
    locationId: place.id,
    name,
    summary: `${name} for two, with breakfast if you like.`,
    description: `${TO_WRITE}: describe the ${name} in ${place.town} as you would to a friend.`,
    rank: rank + 1,
    photos: [{ file: picture, alt: `Placeholder: a picture of the ${name} in ${place.town} belongs here.` }],
    beds: [{ kind: 'DOUBLE', count: 1 }],
    sizeSqm: 20,
    maxAdults: 2,
    maxChildren: 1,
    maxOccupancy: 2,
    maxExtraBeds: 0,
    capacity: count,
    amenities: [],
    accessibility: [],
    enabled: true,
  };
}

function albumOf({ name, places }: Start): Album {
  const files = [
    ...HOUSE_PICTURES,
    ...places.flatMap(({ id, rooms }) => [`images/${id}.jpg`, ...rooms.map(({ picture }) => picture)]),
  ];
  return {
    id: 'moments',
    name: 'Moments',
    rank: 1,
    visible: true,
    images: files.slice(0, 12).map((file, at) => ({
      file,
      alt: `Placeholder ${at + 1}: a picture of ${name} belongs here.`,
      rank: at + 1,
    })),
  };
}
