import { added, type CheckerRule } from '../../engine/rule.ts';
import { tokenTheme } from '../parts/token-theme.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A design token refers to an existing token.',
  why: 'The theme would lack that colour.',
  remedy: 'Write the name of a token of this file.',
  example: added('theme.json', tokenTheme({ brand: '{palette.brnd}' })),
};
