import { added, type CheckerRule } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Lists and objects lie at most 64 deep.',
  why: 'No content is nested that deep; a program that made the file went wrong.',
  remedy: 'Look at the program that wrote the file.',
  example: added('seo.json', `{"entries":${'['.repeat(100)}${']'.repeat(100)}}`),
};
