import type { Command } from '../command.ts';

export const publish: Command = {
  name: 'publish',
  summary: 'check the content and make it live, all at once or not at all',
  usage: '[folder] [options]',
  about: [
    'Checks a copy of the content folder, makes every page, picture and price of it, and only then moves guests to the new release in one step. A problem, or a stop at any moment, leaves the old release live.',
    'The first time takes a while, because every picture is made in four sizes and three formats; a picture that has not changed is never made again.',
  ],
  options: [
    {
      name: 'dry-run',
      words:
        'check everything, say what would change for guests, and publish nothing; whether bookings stand in the way is looked at only when publishing',
    },
    { name: 'note', value: '<text>', words: 'why, for the list of releases' },
    { name: 'author', value: '<name>', words: 'who, for the list of releases' },
    {
      name: 'if-current',
      value: '<release>',
      words: 'publish only if this release is still current; else the exit code is 4',
    },
  ],
  examples: [
    { line: 'verandah publish --dry-run', words: 'see first' },
    { line: 'verandah publish content --note "Winter prices"', words: 'with its reason' },
  ],
  run: async (args) => (await import('../publish-command.ts')).runPublish(args),
};

export const releases: Command = {
  name: 'releases',
  summary: 'list what was published, the current release marked',
  usage: '',
  about: ['Lists every release that is kept, with its time, author and note. The current one has a star.'],
  options: [],
  examples: [{ line: 'verandah releases', words: 'what guests see, and what they saw before' }],
  run: async () => (await import('../publish-command.ts')).runReleases(),
};

export const rollback: Command = {
  name: 'rollback',
  summary: 'go back to an earlier release',
  usage: '[release]',
  about: [
    'Makes an earlier release current again, in one step and without building anything: the one that is named, else the one that was current before. Bookings and quotes are kept. A release whose files were lost is refused.',
  ],
  options: [],
  examples: [
    { line: 'verandah rollback', words: 'to the release before' },
    { line: 'verandah rollback r-4f2a9c1b77aa', words: 'to the release that is named' },
  ],
  run: async (args) => (await import('../publish-command.ts')).runRollback(args),
};
