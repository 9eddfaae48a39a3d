import { added, type CheckerRule } from '../../engine/rule.ts';
import { tokenTheme } from '../parts/token-theme.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A design token of a theme has a value of its type.',
  why: 'Without it the theme lacks that colour or font.',
  remedy: 'Write a colour or a font family, as the message says.',
  example: added('theme.json', tokenTheme({ brand: '12px' })),
};
