import type { Command } from '../command.ts';

export const fix: Command = {
  name: 'fix',
  summary: 'repair what has only one right answer',
  usage: '[paths] [options]',
  about: [
    'Applies the fixes that check knows, by the smallest change of text: comments, order and layout stay. Then it checks again, until nothing changes any more, and says what is left.',
    'Only changes that cannot alter the meaning are made, such as a missing comma or a misspelt field. It never invents a title, a price or the words for a picture.',
  ],
  options: [
    { name: 'dry-run', words: 'show the changes as a unified diff and write nothing' },
    { name: 'unsafe', words: 'also make changes that may alter the meaning; read the diff first' },
    {
      name: 'rule',
      value: '<rule>',
      words: 'only fixes of this rule; may stand several times',
    },
  ],
  examples: [
    { line: 'verandah fix --dry-run', words: 'see first' },
    { line: 'verandah fix', words: 'the folder content' },
    { line: 'verandah fix my-hotel --unsafe --rule id/format', words: 'one rule, also where it may matter' },
  ],
  run: async (args) => (await import('../fix.ts')).runFix(args),
};
