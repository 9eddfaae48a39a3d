import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { versionsThat } from '../parts/content-versions.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Content is of the version that this Verandah reads.',
  why: 'Fields of an older version may be named otherwise or mean something else; nothing is guessed.',
  remedy: 'Run verandah migrate, which rewrites the files.',
  example: replaced('hotel.json', 'schemas/v1/hotel.json', 'schemas/v0/hotel.json'),
  run: versionsThat(
    (ahead) => ahead < 0,
    'run `verandah migrate`, which rewrites the files for this version',
  ),
};
