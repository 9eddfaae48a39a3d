import { type CheckerRule, listed } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A content file has at most 20 MB and 200,000 values.',
  why: 'No content of a hotel is that large; something else was put there, or a program that made the file went wrong.',
  remedy: 'Split it into several files.',
  example: listed('seo.json', { bytes: 50 * 1024 * 1024 }),
};
