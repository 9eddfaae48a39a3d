import { added, type CheckerRule } from '../../engine/rule.ts';
import { tokenTheme } from '../parts/token-theme.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Design tokens do not refer to each other in a circle.',
  why: 'None of them would have a value.',
  remedy: 'Give one of them a value of its own.',
  example: added('theme.json', tokenTheme({ brand: '{palette.deep}', deep: '{palette.brand}' })),
};
