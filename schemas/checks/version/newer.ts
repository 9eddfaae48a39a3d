import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { versionsThat } from '../parts/content-versions.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Content is of a version that this Verandah knows.',
  why: 'Fields of a newer version would be left out without a word.',
  remedy: 'Update Verandah, then check again.',
  example: replaced('hotel.json', '"version": 1', '"version": 2'),
  run: versionsThat((ahead) => ahead > 0, 'update Verandah, then check again'),
};
