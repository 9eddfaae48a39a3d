import type { Command } from '../command.ts';

export const fix: Command = {
  name: 'fix',
  summary: 'repair what has only one right answer',
  usage: '[paths] [options]',
  about: [
    'Applies the fixes of the checker with the smallest change of text: comments, order and layout stay. It repeats this until no fix is left, then reports the remaining problems.',
    'It makes only changes that do not alter the meaning, such as a missing comma or a misspelt field. It never invents a title, a price or the description of a picture.',
  ],
  options: [
    { name: 'dry-run', words: 'show the changes as a unified diff and write nothing' },
    { name: 'unsafe', words: 'also make changes that may alter the meaning; read the diff first' },
    {
      name: 'rule',
      value: '<rule>',
      words: 'only fixes of this rule; repeatable',
    },
  ],
  examples: [
    { line: 'verandah fix --dry-run', words: 'show the changes first' },
    { line: 'verandah fix', words: 'the folder content' },
    {
      line: 'verandah fix my-hotel --unsafe --rule id/format',
      words: 'one rule, including changes of meaning',
    },
  ],
  run: async (args) => (await import('../fix.ts')).runFix(args),
};
