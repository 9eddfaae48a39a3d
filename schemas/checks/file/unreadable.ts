import { type CheckerRule, listed } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every file can be read.',
  why: 'What cannot be read cannot be checked or published.',
  remedy: 'Give yourself permission to read it, or close the program that holds it.',
  example: listed('seo.json', { unreadable: 'EACCES' }),
};
