import type { Command } from '../command.ts';

export const publish: Command = {
  name: 'publish',
  summary: 'check the content and make it live, all at once or not at all',
  usage: '[folder] [options]',
  about: [
    'Checks a copy of the content folder, makes every page, picture and price of it, and only then moves guests to the new release in one step. A problem, or a stop at any moment, leaves the old release live.',
    'Rooms that have bookings to come and are no longer in the content are named with those bookings, and published without them only with --yes: the bookings keep their rooms.',
    'The first time takes a while, because every picture is made in four sizes and three formats; a picture that has not changed is never made again.',
  ],
  options: [
    {
      name: 'dry-run',
      words:
        'check everything, say what would change for guests, and publish nothing; whether there are fewer rooms than are booked is looked at only when publishing',
    },
    { name: 'note', value: '<text>', words: 'why, for the list of releases' },
    { name: 'author', value: '<name>', words: 'who, for the list of releases' },
    { name: 'yes', words: 'also where rooms with bookings to come would no longer be sold' },
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
  summary: 'list what was published, the current release marked; prune removes old ones',
  usage: '[prune] [options]',
  about: [
    'Lists every release that is kept, with its time, author and note, and each time that it became current again. The current one has a star.',
    '`prune` removes releases and the files that no other release needs. Kept are the current one and the one before, the last ones of --keep, what guests saw within the days of --older, and what a guest was quoted a price from. It works while the server runs, and waits for nobody who publishes. Bookings carry their own terms and need no release.',
  ],
  options: [
    { name: 'keep', value: '<number>', words: 'prune: so many are kept; 20 when left out' },
    {
      name: 'older',
      value: '<days>',
      words: 'prune: only what was last seen before, as 90d; 90 when left out',
    },
    { name: 'dry-run', words: 'prune: say what would be removed, and remove nothing' },
    { name: 'yes', words: 'prune: remove it' },
  ],
  examples: [
    { line: 'verandah releases', words: 'what guests see, and what they saw before' },
    { line: 'verandah releases prune --keep 20 --older 90d --yes', words: 'once a month' },
  ],
  run: async (args) => (await import('../releases-command.ts')).runReleases(args),
};

export const rollback: Command = {
  name: 'rollback',
  summary: 'go back to an earlier release',
  usage: '[release] [options]',
  about: [
    'Makes an earlier release current again, in one step and without building anything: the one that is named, else the one that was current before. Bookings and quotes are kept. A release whose files were lost is refused, and so is, without --yes, one that does not sell rooms that have bookings to come.',
    'A second rollback goes back one more; it does not undo the first. To go forward again, name the release.',
  ],
  options: [
    { name: 'note', value: '<text>', words: 'why, for the list of releases' },
    { name: 'author', value: '<name>', words: 'who, for the list of releases' },
    { name: 'yes', words: 'also where rooms with bookings to come would no longer be sold' },
  ],
  examples: [
    { line: 'verandah rollback --author Asha --note "Wrong prices"', words: 'to the release before' },
    { line: 'verandah rollback r-4f2a9c1b77aa', words: 'to the release that is named' },
  ],
  run: async (args) => (await import('../releases-command.ts')).runRollback(args),
};
