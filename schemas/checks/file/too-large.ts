import { type CheckerRule, listed } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A content file has at most 20 MB and 200,000 values.',
  why: 'No hotel needs that much; it is another kind of file, or the program that wrote it has an error.',
  remedy: 'Split it into several files.',
  example: listed('seo.json', { bytes: 50 * 1024 * 1024 }),
};
