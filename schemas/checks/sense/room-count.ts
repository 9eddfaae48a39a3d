import { validFiles } from '../../engine/check.ts';
import type { TypedFile } from '../../engine/content-file.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';

/** A part of the rooms may be sold elsewhere, but not nine of ten. */
const FAR = 10;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'The numbers of rooms agree.',
  why: 'Guests read a number that is not true, or more rooms are sold than there are.',
  remedy: 'Correct totalRooms, or the capacity of a room type.',
  example: replaced('locations/udaipur.json', '"totalRooms": 4', '"totalRooms": 40'),
  run({ files }) {
    const locations = validFiles(files, 'location');
    const rooms = validFiles(files, 'room');
    const found = locations.flatMap((location) =>
      ofLocation(
        location,
        rooms.filter(({ value }) => value.locationId === location.value.id),
      ),
    );
    // The sum repeats the same slip.
    if (found.length > 0) return found;
    const sumOf = (counted: typeof locations): number =>
      counted.reduce((total, { value }) => total + value.totalRooms, 0);
    const sum = sumOf(locations);
    // A hidden location may be counted or not.
    const shown = sumOf(locations.filter(({ value }) => value.enabled));
    return validFiles(files, 'hotel').flatMap(({ path: file, value: { totalRooms } }) => {
      if (locations.length === 0 || totalRooms === sum || totalRooms === shown) return [];
      return {
        file,
        path: ['totalRooms'],
        value: String(totalRooms),
        message: `The hotel has ${totalRooms} rooms, but its locations have ${sum} together.`,
        help: `write ${sum}, or correct a location`,
        related: locations.slice(0, 5).map(({ path, value }) => ({
          file: path,
          path: ['totalRooms'],
          message: `${value.totalRooms} rooms`,
        })),
      };
    });
  },
};

function ofLocation(
  { path: file, value: { name, totalRooms } }: TypedFile<'location'>,
  rooms: readonly TypedFile<'room'>[],
): RuleDiagnostic[] {
  // Beds of a dormitory may be sold one by one.
  const whole = roomsOf(rooms.filter(({ value }) => value.maxOccupancy > 1));
  const all = roomsOf(rooms);
  const isFew = all > 1 && totalRooms >= FAR * all;
  if (whole <= totalRooms && !isFew) return [];
  return [
    {
      file,
      path: ['totalRooms'],
      value: String(totalRooms),
      message: `${name} has ${totalRooms} rooms, but ${isFew ? 'only ' : ''}${isFew ? all : whole} are sold.`,
      help: `write ${isFew ? all : whole}, or correct the capacity of a room type`,
      related: rooms.slice(0, 5).map(({ path, value }) => ({
        file: path,
        path: ['capacity'],
        message: `${value.capacity} of this type`,
      })),
    },
  ];
}

function roomsOf(types: readonly TypedFile<'room'>[]): number {
  return types.reduce((total, { value }) => total + value.capacity, 0);
}
