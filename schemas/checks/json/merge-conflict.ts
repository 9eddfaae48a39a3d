import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A file holds one version of its lines.',
  why: 'Git writes both versions into a file that two people changed; until one is chosen nothing of it can be read.',
  remedy: 'Keep one version, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  example: replaced(
    'hotel.json',
    '"currency": "INR",',
    '\n<<<<<<< HEAD\n"currency": "INR",\n=======\n"currency": "EUR",\n>>>>>>> prices',
  ),
};
