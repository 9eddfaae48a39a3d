import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { versionsThat } from '../parts/content-versions.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'The version of the content is current.',
  why: 'Fields of an older version may have other names or meanings: in version 1 some currencies had no decimals.',
  remedy: 'Run `verandah migrate`, which updates the files.',
  example: replaced('hotel.json', 'schemas/v2/hotel.json', 'schemas/v1/hotel.json'),
  run: versionsThat((ahead) => ahead < 0, 'run `verandah migrate`, which updates the files'),
};
