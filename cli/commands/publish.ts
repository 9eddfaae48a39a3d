import type { Command, CommandOption } from '../command.ts';
import { BY } from './staff.ts';

const TO: CommandOption = {
  name: 'to',
  value: '<address>',
  words: 'at the server of this address, with VERANDAH_TOKEN instead of the database',
};

export const publish: Command = {
  name: 'publish',
  summary: 'check the content and make it live in one step',
  usage: '[folder] [options]',
  about: [
    'Checks a copy of the content folder, builds every page, picture and price, and then switches guests to the new release in one step. If there is a problem, or if it is stopped, the old release stays live.',
    'If the content no longer has a room with future bookings, or its currency, `pricesIncludeTax` or a time zone changes while guests are to come, it lists these bookings, and amounts before and after, and publishes only with --yes. The bookings keep their rooms, prices and times.',
    'With --to it sends the content to the running server of that address, which checks and publishes it: VERANDAH_TOKEN holds a token of `verandah tokens create`. Only files that have changed are sent.',
    'The first time takes a while, because every picture is encoded in four sizes and three formats; unchanged pictures are reused.',
  ],
  options: [
    {
      name: 'dry-run',
      words:
        'check everything and show what would change for guests, without publishing; rooms that are overbooked are found only when publishing',
    },
    { name: 'note', value: '<text>', words: 'the reason, for the list of releases' },
    { name: 'author', value: '<name>', words: 'your name, for the list of releases' },
    {
      name: 'yes',
      words: 'even if future bookings have rooms, a currency, a tax setting or a time zone that would change',
    },
    {
      name: 'if-current',
      value: '<release>',
      words: 'publish only if this release is current; otherwise the exit code is 4',
    },
    TO,
  ],
  examples: [
    { line: 'verandah publish --dry-run', words: 'show the changes first' },
    { line: 'verandah publish content --note "Winter prices"', words: 'with its reason' },
    {
      line: 'verandah publish content --to https://www.hotel.example',
      words: 'from any machine, with a token',
    },
  ],
  run: async (args) => (await import('../publish-command.ts')).runPublish(args),
};

export const releases: Command = {
  name: 'releases',
  summary: 'list the releases; prune removes old ones',
  usage: '[prune] [options]',
  about: [
    'Lists the releases with time, author and note, and each time one became current again. A star marks the current one.',
    '`prune` removes old releases and the files that only they need. It keeps the current release and the one before, the last --keep releases, releases that were live within the --older days, and releases with valid quotes. The server may run meanwhile; while somebody publishes, prune stops. Bookings carry their own terms and need no release.',
  ],
  options: [
    { name: 'keep', value: '<number>', words: 'prune: how many to keep; by default 20' },
    {
      name: 'older',
      value: '<days>',
      words: 'prune: the age in days, such as 90d; by default 90',
    },
    { name: 'dry-run', words: 'prune: show what would be removed' },
    { name: 'yes', words: 'prune: remove the releases' },
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
    'Makes an earlier release current again in one step: the named one, or the one that was current before. Bookings and quotes stay. It refuses a release with missing files, and needs --yes for a release without rooms that have future bookings, or with another currency, tax setting or time zone than theirs.',
    'A second rollback goes back one more; it does not undo the first. To go forward again, name the release.',
  ],
  options: [
    { name: 'note', value: '<text>', words: 'the reason, for the list of releases' },
    { name: 'author', value: '<name>', words: 'your name, for the list of releases' },
    {
      name: 'yes',
      words: 'even if future bookings have rooms, a currency, a tax setting or a time zone that would change',
    },
    TO,
  ],
  examples: [
    { line: 'verandah rollback --author Asha --note "Wrong prices"', words: 'to the release before' },
    { line: 'verandah rollback r-4f2a9c1b77aa', words: 'to this release' },
  ],
  run: async (args) => (await import('../releases-command.ts')).runRollback(args),
};

export const tokens: Command = {
  name: 'tokens',
  summary: 'let others publish over the network, without the database',
  usage: '<create|list|revoke> [id] [options]',
  about: [
    '`create` makes a token for `verandah publish --to` and shows it once; only its hash is stored. `list` shows who has one, until when, and when it was last used; a star marks those that are valid. `revoke` ends one at once. Each change is recorded with name and time.',
    'Whoever holds a token of the scope publish can change every price and text of the site, and nothing else: bookings and guests stay out of reach. One of the scope dry-run can only ask what a publishing would change.',
  ],
  options: [
    { name: 'name', value: '<text>', words: 'create: who will use it; the author of its releases' },
    { name: 'scope', choices: ['publish', 'dry-run'], words: 'create: what it may do; by default publish' },
    { name: 'days', value: '<number>', words: 'create: how long it is valid; by default 90, at most 366' },
    BY,
  ],
  examples: [
    { line: 'verandah tokens create --name "Asha’s laptop"', words: 'for ninety days' },
    { line: 'verandah tokens create --name "CI" --scope dry-run --days 30', words: 'to try each change' },
    { line: 'verandah tokens list', words: 'who may publish' },
  ],
  run: async (args) => (await import('../tokens-command.ts')).runTokens(args),
};
