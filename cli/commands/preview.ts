import type { Command } from '../command.ts';

export const preview: Command = {
  name: 'preview',
  summary: 'see the site on your files while you write, before any guest does',
  usage: '[folder] [options]',
  about: [
    'Serves the site on this machine, made of the files as they are, and makes it anew whenever one is saved: the browser shows it at once. Whatever is wrong stands in the corner of the page that it belongs to, with its file, its line and its remedy; until it is put right the pages stay as they were.',
    'It has a database of its own, so a booking may be tried out, and letters stay on this machine. What guests see, and their bookings, are never touched. Ctrl+C ends it.',
  ],
  options: [
    {
      name: 'port',
      value: '<number>',
      words: 'where it is served; 4174 when left out, 0 for any that is free',
    },
  ],
  examples: [
    { line: 'verandah preview', words: 'the folder content' },
    { line: 'verandah preview my-hotel --port 4200', words: 'when another preview runs' },
  ],
  run: async (args) => (await import('../preview/run.ts')).runPreview(args),
};

export const diff: Command = {
  name: 'diff',
  summary: 'say what guests would see or pay otherwise',
  usage: '[folder] [release]',
  about: [
    'Compares the content with the release that guests see, or with an earlier one that you name: pages, texts, pictures, prices, rooms to sell and policies, in the words of the site and not of the files. It changes nothing.',
    'A line with + is new, with - is gone, with ~ has changed.',
  ],
  options: [],
  examples: [
    { line: 'verandah diff', words: 'before you publish the folder content' },
    { line: 'verandah diff my-hotel r-4f2a9c1b77aa', words: 'against the release that is named' },
  ],
  run: async (args) => (await import('../diff/run.ts')).runDiff(args),
};
