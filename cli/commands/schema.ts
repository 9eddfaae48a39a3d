import type { Command } from '../command.ts';

export const schema: Command = {
  name: 'schema',
  summary: 'show the fields of a kind of file',
  usage: '[kind]',
  about: [
    'Shows every field that a file of this kind may have: its name, whether it is needed, what may stand in it, and an example. Without a kind it lists the kinds.',
  ],
  options: [],
  examples: [
    { line: 'verandah schema', words: 'the kinds, and where their files lie' },
    { line: 'verandah schema room', words: 'the fields of a room' },
  ],
  run: async (args) => (await import('../schema/run.ts')).runSchema(args),
};
