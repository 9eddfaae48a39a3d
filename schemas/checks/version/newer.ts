import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { versionsThat } from '../parts/content-versions.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'The version of the content is not newer than Verandah.',
  why: 'Fields of a newer version would be ignored.',
  remedy: 'Update Verandah, then check again.',
  example: replaced('hotel.json', '"version": 2', '"version": 3'),
  run: versionsThat((ahead) => ahead > 0, 'update Verandah, then check again'),
};
