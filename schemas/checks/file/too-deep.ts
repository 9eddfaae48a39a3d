import { added, type CheckerRule } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Lists and objects are nested at most 64 levels deep.',
  why: 'No content is nested that deep; the program that wrote the file has an error.',
  remedy: 'Check the program that wrote the file.',
  example: added('seo.json', `{"entries":${'['.repeat(100)}${']'.repeat(100)}}`),
};
