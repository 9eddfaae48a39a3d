import { validFiles } from '../../engine/check.ts';
import { type CheckerRule } from '../../engine/rule.ts';
import { SECOND_LOCATION } from '../parts/second-room.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A location that guests see has a rate file.',
  why: 'Guests would find the location but could not book it.',
  remedy: 'Add its rate file, or hide it with "enabled": false.',
  example: SECOND_LOCATION,
  run({ files }) {
    const rateFiles = files.filter(({ kind }) => kind === 'rate');
    // An invalid rate file may be the missing one.
    if (rateFiles.length === 0 || rateFiles.some(({ isValid }) => !isValid)) return [];
    const priced = new Set(validFiles(files, 'rate').map(({ value }) => value.locationId));
    const locations = validFiles(files, 'location');
    // So may one with a broken reference.
    if ([...priced].some((id) => !locations.some(({ value }) => value.id === id))) return [];
    return locations
      .filter(({ value }) => value.enabled !== false && !priced.has(value.id))
      .map(({ path: file, value }) => ({
        file,
        path: ['id'],
        value: value.id,
        message: `${value.name} has no rate file: guests see the location but cannot book it.`,
        help: `add rates/${value.id}.json, or write "enabled": false here`,
      }));
  },
};
