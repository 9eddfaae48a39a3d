import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'After a backslash stands one of " \\ / b f n r t u.',
  why: 'JSON has no other escapes.',
  remedy: 'Write two backslashes for one backslash, or remove it.',
  example: replaced('hotel.json', 'One house, one welcome', 'One house \\ one welcome'),
};
