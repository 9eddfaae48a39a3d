import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A file has no merge conflicts.',
  why: 'When two people change the same lines, Git writes both versions into the file, which is then no valid JSON.',
  remedy: 'Keep one version, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  example: replaced(
    'theme.json',
    '"fontFamily": "Lora",',
    '\n<<<<<<< HEAD\n"fontFamily": "Lora",\n=======\n"fontFamily": "Fraunces",\n>>>>>>> fonts',
  ),
};
