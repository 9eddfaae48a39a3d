import type { Command } from '../command.ts';

export const schema: Command = {
  name: 'schema',
  summary: 'show the fields of a kind of file',
  usage: '[kind] [options]',
  about: [
    'Shows every field of a kind of file: its name, whether it is required, its allowed values, and an example with the names of your hotel. Without a kind it lists the kinds.',
  ],
  options: [{ name: 'in', value: '<folder>', words: 'the content folder; by default content' }],
  examples: [
    { line: 'verandah schema', words: 'the kinds and the places of their files' },
    { line: 'verandah schema room', words: 'the fields of a room' },
  ],
  run: async (args) => (await import('../schema/run.ts')).runSchema(args),
};
