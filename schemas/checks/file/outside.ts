import { type CheckerRule, listed } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Content lies inside the content folder.',
  why: 'A link to a file elsewhere would break on the server, or publish a private file.',
  remedy: 'Replace the link by the file.',
  example: listed('seo.json', { leavesFolder: true }),
};
