import type { Command } from '../command.ts';

export const init: Command = {
  name: 'init',
  summary: 'write a small hotel to start from',
  usage: '[folder] [options]',
  about: [
    'Writes a small complete hotel into a new or empty folder (content, when none is named): one house, one room, its rates, its pages and placeholder pictures. It passes verandah check as it is; change it file by file.',
    'It also tells Visual Studio Code about the fields, in .vscode/settings.json; what stands there already is kept.',
  ],
  options: [
    { name: 'editor', words: 'write nothing but the settings of the editor, for content that is there' },
  ],
  examples: [{ line: 'verandah init my-hotel', words: 'then: verandah check my-hotel' }],
  run: async (args) => (await import('../init/run.ts')).runInit(args),
};

export const create: Command = {
  name: 'new',
  summary: 'write a starter for one more file',
  usage: '<kind> [id] [options]',
  about: [
    'Writes a file of a kind in its place, with every field that it needs. Words that only you can write say TODO, and check names each of them. A file that is there already is never touched.',
  ],
  options: [{ name: 'in', value: '<folder>', words: 'the content folder; content when left out' }],
  examples: [
    { line: 'verandah new room garden-suite', words: 'writes rooms/garden-suite.json' },
    { line: 'verandah new album --in my-hotel', words: 'takes the kind as its id' },
  ],
  run: async (args) => (await import('../new/run.ts')).runNew(args),
};

export const migrate: Command = {
  name: 'migrate',
  summary: 'bring content of an older version up to date',
  usage: '[folder] [options]',
  about: [
    'Rewrites content that was made for an older Verandah, by the smallest change of text. Content that is up to date is left alone, so it can be run at any time.',
  ],
  options: [{ name: 'dry-run', words: 'show the changes as a unified diff and write nothing' }],
  examples: [
    { line: 'verandah migrate --dry-run', words: 'see first' },
    { line: 'verandah migrate my-hotel', words: 'rewrite' },
  ],
  run: async (args) => (await import('../migrate/run.ts')).runMigrate(args),
};

export const doctor: Command = {
  name: 'doctor',
  summary: 'look whether this machine has all that Verandah needs',
  usage: '',
  about: [
    'Looks at Node, the data folder, the database, the files of the current release, the picture library, the fonts and the clock, and says what to do about each that is not in order. It changes nothing.',
    'With --proxy it asks the running server, at SITE_ORIGIN and through whatever stands before it, as whom it sees a guest.',
  ],
  options: [{ name: 'proxy', words: 'whether the server tells guests apart behind its proxy' }],
  examples: [
    { line: 'verandah doctor', words: 'when something does not work' },
    { line: 'verandah doctor --proxy', words: 'after the proxy or the delivery network has changed' },
  ],
  run: async (args) => (await import('../doctor/run.ts')).runDoctor(args),
};
