import type { Command } from '../command.ts';

export const init: Command = {
  name: 'init',
  summary: 'write a small hotel to start from',
  usage: '[folder] [options]',
  about: [
    'Writes a small complete hotel into a new or empty folder (by default content): one location, one room, rates, pages and placeholder pictures. It passes verandah check; change it file by file.',
    'It also configures the schemas in .vscode/settings.json for Visual Studio Code; existing settings stay.',
  ],
  options: [{ name: 'editor', words: 'write only the editor settings, for existing content' }],
  examples: [{ line: 'verandah init my-hotel', words: 'then: verandah check my-hotel' }],
  run: async (args) => (await import('../init/run.ts')).runInit(args),
};

export const create: Command = {
  name: 'new',
  summary: 'write a starter for one more file',
  usage: '<kind> [id] [options]',
  about: [
    'Writes a starter file of a kind, with all required fields. Texts that you have to write say TODO, and check reports each of them. An existing file is never changed.',
  ],
  options: [{ name: 'in', value: '<folder>', words: 'the content folder; by default content' }],
  examples: [
    { line: 'verandah new room garden-suite', words: 'writes rooms/garden-suite.json' },
    { line: 'verandah new album --in my-hotel', words: 'uses the kind as the id' },
  ],
  run: async (args) => (await import('../new/run.ts')).runNew(args),
};

export const migrate: Command = {
  name: 'migrate',
  summary: 'update content of an older version',
  usage: '[folder] [options]',
  about: [
    'Updates content of an older Verandah with the smallest change of text. Current content is left alone.',
  ],
  options: [{ name: 'dry-run', words: 'show the changes as a unified diff and write nothing' }],
  examples: [
    { line: 'verandah migrate --dry-run', words: 'show the changes first' },
    { line: 'verandah migrate my-hotel', words: 'update the files' },
  ],
  run: async (args) => (await import('../migrate/run.ts')).runMigrate(args),
};

export const doctor: Command = {
  name: 'doctor',
  summary: 'check this machine and its settings',
  usage: '',
  about: [
    'Checks Node, the data folder, the database, the files of the current release, the picture library, the fonts and the clock, and says how to correct each problem. It changes nothing.',
    'With --proxy it sends a request through the proxy at SITE_ORIGIN and checks which guest address the server sees.',
  ],
  options: [{ name: 'proxy', words: 'check the guest addresses behind the proxy' }],
  examples: [
    { line: 'verandah doctor', words: 'when something does not work' },
    { line: 'verandah doctor --proxy', words: 'after the proxy or the delivery network has changed' },
  ],
  run: async (args) => (await import('../doctor/run.ts')).runDoctor(args),
};
