import { type Check, validFiles } from '../../engine/check.ts';

/** One rate file for a location. */
export const rateLocationTwice: Check = {
  code: 'rate/location-twice',
  run({ files }) {
    const groups = Map.groupBy(validFiles(files, 'rate'), ({ value }) => value.locationId);
    return [...groups.values()].flatMap(([first, ...others]) =>
      others.map(({ path: file, value }) => ({
        code: 'rate/location-twice',
        severity: 'error' as const,
        file,
        path: ['locationId'],
        value: value.locationId,
        message: `Two rate files are about ${value.locationId}; only one would be used.`,
        note: 'the second',
        help: 'put all prices of a location into one file',
        ...(first && { related: [{ file: first.path, path: ['locationId'], message: 'the first' }] }),
      })),
    );
  },
};
