import type { Command } from '../command.ts';

export const preview: Command = {
  name: 'preview',
  summary: 'preview the site from your files while you write',
  usage: '[folder] [options]',
  about: [
    'Builds the site from your files, serves it on this machine, and reloads the browser after each save. Each page lists its problems with file, line and remedy. While there are errors, the pages stay as they were.',
    'It has its own database, so you can try a booking, and sends no mail. The live site and its bookings are not affected. Ctrl+C ends it.',
  ],
  options: [
    {
      name: 'port',
      value: '<number>',
      words: 'the port; by default 4174, 0 for any free port',
    },
  ],
  examples: [
    { line: 'verandah preview', words: 'the folder content' },
    { line: 'verandah preview my-hotel --port 4200', words: 'beside another preview' },
  ],
  run: async (args) => (await import('../preview/run.ts')).runPreview(args),
};

export const diff: Command = {
  name: 'diff',
  summary: 'show what would change for guests',
  usage: '[folder] [release]',
  about: [
    'Compares the content with the current release, or with another one: pages, texts, pictures, prices, rooms and policies, in the words of the site. It changes nothing.',
    '+ marks what is new, - what is removed, ~ what is changed.',
  ],
  options: [],
  examples: [
    { line: 'verandah diff', words: 'before you publish the folder content' },
    { line: 'verandah diff my-hotel r-4f2a9c1b77aa', words: 'compared with this release' },
  ],
  run: async (args) => (await import('../diff/run.ts')).runDiff(args),
};
