import type { Command } from '../command.ts';

export const schema: Command = {
  name: 'schema',
  summary: 'show the fields of a kind of file',
  usage: '[kind]',
  about: [
    'Shows every field of a kind of file: its name, whether it is required, its allowed values, and an example. Without a kind it lists the kinds.',
  ],
  options: [],
  examples: [
    { line: 'verandah schema', words: 'the kinds and the places of their files' },
    { line: 'verandah schema room', words: 'the fields of a room' },
  ],
  run: async (args) => (await import('../schema/run.ts')).runSchema(args),
};
