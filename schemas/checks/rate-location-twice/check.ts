import { uniqueCheck } from '../uniques.ts';

/** One rate file for a location. */
export const rateLocationTwice = uniqueCheck('rate/location-twice', ({ value }) => ({
  severity: 'error',
  message: `Two rate files are about ${String(value)}; only one would be used.`,
  help: 'put all prices of a location into one file',
}));
