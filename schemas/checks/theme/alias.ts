import { added, type CheckerRule } from '../../engine/rule.ts';
import { tokenTheme } from '../parts/token-theme.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A design token that stands for another names one that is there.',
  why: 'A name that leads nowhere leaves the page without that colour.',
  remedy: 'Write the name of a token of this file.',
  example: added('theme.json', tokenTheme({ brand: '{palette.brnd}' })),
};
