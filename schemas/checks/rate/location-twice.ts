import { type CheckerRule, copied, replaced } from '../../engine/rule.ts';
import { repetitions } from '../parts/uniques.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A location has one rate file.',
  why: 'It would be unclear which price guests pay.',
  remedy: 'Merge the two files.',
  example: [
    copied('rates/udaipur.json', 'rates/summer.json'),
    replaced('rates/summer.json', '"id": "udaipur"', '"id": "summer"'),
  ],
  run: repetitions('rate/location-twice', ({ value }) => ({
    message: `Two rate files are for ${String(value)}; only one would be used.`,
    help: 'put all prices of a location into one file',
  })),
};
