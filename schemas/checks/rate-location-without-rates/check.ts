import { type Check, validFiles } from '../../engine/check.ts';

/** A location that guests see but cannot book is worth a word. */
export const rateLocationWithoutRates: Check = {
  code: 'rate/location-without-rates',
  run({ files }) {
    const rateFiles = files.filter(({ kind }) => kind === 'rate');
    // A rate file with errors may be the one that is missed.
    if (rateFiles.length === 0 || rateFiles.some(({ isValid }) => !isValid)) return [];
    const priced = new Set(validFiles(files, 'rate').map(({ value }) => value.locationId));
    const locations = validFiles(files, 'location');
    // So may one that leads nowhere.
    if ([...priced].some((id) => !locations.some(({ value }) => value.id === id))) return [];
    return locations
      .filter(({ value }) => value.enabled !== false && !priced.has(value.id))
      .map(({ path: file, value }) => ({
        code: 'rate/location-without-rates',
        severity: 'warning' as const,
        file,
        path: ['id'],
        value: value.id,
        message: `${value.name} has no rate file: guests see it but cannot book it.`,
        help: `add rates/${value.id}.json, or write "enabled": false here`,
      }));
  },
};
