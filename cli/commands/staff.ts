import type { Command, CommandOption } from '../command.ts';

const BY: CommandOption = {
  name: 'by',
  value: '<name>',
  words: 'who does it, for the audit; your user name when left out',
};
const STATES = ['PENDING', 'SUCCESSFUL', 'EXPIRED', 'CANCELLED', 'REFUNDED'];

export const bookings: Command = {
  name: 'bookings',
  summary: 'list, show, cancel and export what guests booked',
  usage: '<list|show|cancel|mark-no-show|export> [reference] [options]',
  about: [
    '`list` says who comes without naming a guest: rooms, meals, how many and when. `show` and `export` name them, with phone and requests, and so each use of them is written down with who and when, as is every change.',
    '`cancel` works at any time, gives the nights free and everything that was paid back; with --by-policy the hotel keeps what the booking’s own policy says. `mark-no-show` works from the day after arrival, and keeps what the policy says about guests who do not come; the guest gets a mail with the figures, and can say that it is a mistake.',
    'In CSV an amount is in the currency of its line (12345.67), in JSON in its smallest unit. A CSV cell that a spreadsheet would take for a formula begins with an apostrophe.',
  ],
  options: [
    { name: 'from', value: '<date>', words: 'list, export: arrival on this day or later' },
    { name: 'to', value: '<date>', words: 'list, export: arrival on this day or earlier' },
    { name: 'state', choices: STATES, words: 'list, export: only these' },
    { name: 'location', value: '<id>', words: 'list, export: only of this location' },
    {
      name: 'format',
      choices: ['text', 'csv', 'json'],
      words: 'text when left out; export writes csv or json',
    },
    { name: 'reason', value: '<text>', words: 'cancel: why, in words for the guest' },
    { name: 'by-policy', words: 'cancel: keep what the policy says' },
    BY,
  ],
  examples: [
    { line: 'verandah bookings list --from 2027-01-14 --to 2027-01-20', words: 'who arrives' },
    { line: 'verandah bookings show 7K3M-Q2XD', words: 'one of them, with its guest' },
    { line: 'verandah bookings cancel 7K3M-Q2XD --reason "The roof leaks"', words: 'everything goes back' },
    { line: 'verandah bookings export --format csv > arrivals.csv', words: 'for a spreadsheet' },
  ],
  run: async (args) => (await import('../staff-command.ts')).runBookings(args),
};

export const stock: Command = {
  name: 'stock',
  summary: 'show the nights of a room type, close some, or change how many rooms there are',
  usage: '<room> [options]',
  about: [
    'Shows how many rooms of a type there are, sold, held and closed, night by night. With one of --set-capacity, --close, --open or --reset it changes the nights of --from to --to, all of them or none, and writes down who did it. There can never be fewer rooms than are sold or held.',
    'A change holds through every later publishing, until --reset gives the nights back to the content.',
  ],
  options: [
    { name: 'from', value: '<date>', words: 'the first night; today when left out' },
    { name: 'to', value: '<date>', words: 'the last night; two weeks after the first when left out' },
    { name: 'set-capacity', value: '<number>', words: 'how many rooms of this type there are' },
    { name: 'close', words: 'sell no more of them' },
    { name: 'open', words: 'sell them, also where the content says closed' },
    { name: 'reset', words: 'as the content says' },
    BY,
  ],
  examples: [
    { line: 'verandah stock lake-suite --from 2027-01-14', words: 'two weeks of it' },
    {
      line: 'verandah stock lake-suite --from 2027-02-01 --to 2027-02-07 --close',
      words: 'a week of repairs',
    },
  ],
  run: async (args) => (await import('../staff-command.ts')).runStock(args),
};

export const mails: Command = {
  name: 'mails',
  summary: 'list mails that were not sent, and send those again that were given up',
  usage: '<list|resend> [id...] [options]',
  about: [
    '`list` says which mails wait, failed or were refused, without naming a guest: the kind, the booking, how often it was tried, since when, when next, and why it was not sent. `queued` waits; `failed` was tried for five days; `refused` was refused for good by the guest’s mail server, so that the guest has to be called; `expired` was a code that is of no use any more.',
    '`resend` puts mails that were given up back into the queue, all of them or none, tried for five days anew. It works while the server runs, and is written down with who and when. A mail that was sent, or whose text is gone, is refused.',
  ],
  options: [
    {
      name: 'state',
      choices: ['queued', 'failed', 'refused', 'sent', 'expired'],
      words: 'list: only these; those that wait, failed or were refused when left out',
    },
    { name: 'format', choices: ['text', 'csv', 'json'], words: 'list: text when left out' },
    { name: 'all-failed', words: 'resend: all that failed; those that were refused are named by their ids' },
    BY,
  ],
  examples: [
    { line: 'verandah mails list', words: 'what did not arrive' },
    { line: 'verandah mails resend --all-failed', words: 'once the mail server works again' },
    { line: 'verandah mails resend 7s9k2m4x0q8w1e5r3t6y7v9b2c', words: 'one of them' },
  ],
  run: async (args) => (await import('../mails-command.ts')).runMails(args),
};
