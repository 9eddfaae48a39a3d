import { type CheckerRule, listed } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Content lies inside the content folder.',
  why: 'A link to a file elsewhere would break on the server, and could publish what was never meant to be seen.',
  remedy: 'Put the file itself where the link is.',
  example: listed('seo.json', { leavesFolder: true }),
};
