/** Files that are well-formed and make no sense for a hotel. Each names the diagnostic and the place that it must have. */
import type { SenseMistake } from './sense-files.ts';
import { SENSE_OF_PLACES } from './sense-of-places.ts';
import { SENSE_OF_PRICES } from './sense-of-prices.ts';
import { SENSE_OF_TEXTS } from './sense-of-texts.ts';

export const SENSE_MISTAKES: readonly SenseMistake[] = [
  ...SENSE_OF_PRICES,
  ...SENSE_OF_PLACES,
  ...SENSE_OF_TEXTS,
];
