import { added, type CheckerRule } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A file is not empty.',
  why: 'Nothing can be shown from an empty file.',
  remedy: 'Write its content, or remove the file.',
  example: added('rooms/garden-suite.json', '\n'),
};
