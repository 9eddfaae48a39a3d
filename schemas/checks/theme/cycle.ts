import { added, type CheckerRule } from '../../engine/rule.ts';
import { tokenTheme } from '../parts/token-theme.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Design tokens do not stand for each other in a circle.',
  why: 'Each waits for the other, and none ever has a value.',
  remedy: 'Give one of them a value of its own.',
  example: added('theme.json', tokenTheme({ brand: '{palette.deep}', deep: '{palette.brand}' })),
};
