import { type CheckerRule, listed } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every file can be read.',
  why: 'A file that cannot be read cannot be checked or published.',
  remedy: 'Allow yourself to read the file, or close the program that locks it.',
  example: listed('seo.json', { unreadable: 'EACCES' }),
};
