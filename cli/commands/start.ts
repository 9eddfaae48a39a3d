import type { Command } from '../command.ts';

export const init: Command = {
  name: 'init',
  summary: 'write a small hotel to start from',
  usage: '[folder] [options]',
  about: [
    'Asks for the hotel, its country, currency, towns, rooms, price, tax, time zone and telephone number, and writes a complete hotel of them into a new or empty folder (by default content): locations, rooms, rates, pages and placeholder pictures. It passes verandah check, which lists what is left to write.',
    'In a script the options are the answers; what is not given is what is usual in the country.',
    'It also configures the schemas in .vscode/settings.json for Visual Studio Code; existing settings stay.',
  ],
  options: [
    { name: 'name', value: '<text>', words: 'the name of the hotel' },
    { name: 'country', value: '<country>', words: 'its name or two letters, such as PT' },
    { name: 'currency', value: '<currency>', words: 'three letters; by default the currency of the country' },
    { name: 'location', value: '<town>', words: 'a town with a house of the hotel; repeatable' },
    {
      name: 'room',
      value: '<name=number>',
      words: 'a room type and how many rooms of it each house has; repeatable',
    },
    { name: 'price', value: '<amount>', words: 'a night for two in the first room type, such as 95' },
    { name: 'tax', value: '<percent>', words: 'the tax on a night' },
    { name: 'timezone', value: '<zone>', words: 'such as Europe/Lisbon' },
    { name: 'phone', value: '<number>', words: 'the number that guests call' },
    { name: 'editor', words: 'write only the editor settings, for existing content' },
  ],
  examples: [
    { line: 'verandah init my-hotel', words: 'asks, then writes; then: verandah check my-hotel' },
    {
      line: 'verandah init casa --name "Casa Azul" --country PT --location Porto --room Double=6',
      words: 'in a script',
    },
  ],
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
    'With --books it proves the books of the database: every account is made of what was sold, paid and refunded, no payment goes back beyond its amount, and every night has as many rooms sold and held as bookings take.',
    'With --proxy it sends a request through the proxy at SITE_ORIGIN and checks which guest address the server sees.',
  ],
  options: [
    { name: 'books', words: 'prove the accounts of bookings and the stock of nights' },
    { name: 'proxy', words: 'check the guest addresses behind the proxy' },
  ],
  examples: [
    { line: 'verandah doctor', words: 'when something does not work' },
    { line: 'verandah doctor --books', words: 'after a restored backup, or before a year is closed' },
    { line: 'verandah doctor --proxy', words: 'after the proxy or the delivery network has changed' },
  ],
  run: async (args) => (await import('../doctor/run.ts')).runDoctor(args),
};
