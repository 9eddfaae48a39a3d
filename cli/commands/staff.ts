import type { Command, CommandOption } from '../command.ts';

const BY: CommandOption = {
  name: 'by',
  value: '<name>',
  words: 'who does it, for the audit; your user name when left out',
};
const STATES = ['PENDING', 'SUCCESSFUL', 'EXPIRED', 'CANCELLED', 'REFUNDED'];

export const bookings: Command = {
  name: 'bookings',
  summary: 'list, find, show, cancel, settle and export what guests booked',
  usage:
    '<list|arrivals|departures|in-house|show|cancel|mark-no-show|record-payment|refund-paid|export> [reference] [options]',
  about: [
    '`list` says which bookings stand without naming a guest: rooms, plans, meals, extras, how many and when; --state or --all shows the others too. `arrivals`, `departures` and `in-house` are the sheets of a day with the guests’ names, their extras and requests, and what is still to be paid. `show` and `export` name guests too, and so does a search with --name. Each use of what names a guest is written down with who and when, as is every change.',
    '`cancel` works at any time, gives the nights free and everything that was paid back; with --by-policy the hotel keeps what the booking’s own policy says. `mark-no-show` works from the day after arrival, and keeps what the policy says about guests who do not come; the guest gets a mail with the figures, and can say that it is a mistake.',
    '`record-payment` writes down money that you took at the hotel: it counts as paid from then on, and never more than is due. If such a booking is cancelled, you pay that money back yourselves and write it down with `refund-paid`, and the guest gets a mail.',
    'In CSV an amount is in the currency of its line (12345.67), in JSON in its smallest unit. A CSV cell that a spreadsheet would take for a formula begins with an apostrophe.',
  ],
  options: [
    { name: 'date', value: '<date>', words: 'arrivals, departures, in-house: the day; today when left out' },
    { name: 'from', value: '<date>', words: 'list, export: arrival on this day or later' },
    { name: 'to', value: '<date>', words: 'list, export: arrival on this day or earlier' },
    {
      name: 'state',
      choices: STATES,
      words: 'list, export: only these; when left out list shows those that stand, export all',
    },
    { name: 'all', words: 'list: in every state' },
    {
      name: 'name',
      value: '<text>',
      words: 'list, export: part of the guest’s name, whatever its case and accents',
    },
    { name: 'location', value: '<id>', words: 'only of this location' },
    {
      name: 'format',
      choices: ['text', 'csv', 'json'],
      words: 'text when left out; export writes csv or json',
    },
    { name: 'reason', value: '<text>', words: 'cancel: why, in words for the guest' },
    { name: 'by-policy', words: 'cancel: keep what the policy says' },
    { name: 'amount', value: '<amount>', words: 'record-payment: how much, in the hotel’s currency: 428.97' },
    { name: 'method', choices: ['cash', 'card', 'transfer', 'other'], words: 'record-payment: how' },
    { name: 'note', value: '<text>', words: 'record-payment: for yourselves, as the number of a receipt' },
    { name: 'again', words: 'record-payment: the same amount was paid a second time within a minute' },
    BY,
  ],
  examples: [
    { line: 'verandah bookings arrivals', words: 'who comes today, by name' },
    { line: 'verandah bookings list --from 2027-01-14 --to 2027-01-20', words: 'who arrives that week' },
    { line: 'verandah bookings list --name nair', words: 'whom you have on the phone' },
    { line: 'verandah bookings show 7K3M-Q2XD', words: 'one of them, with its guest' },
    {
      line: 'verandah bookings record-payment 7K3M-Q2XD --amount 428.97 --method cash',
      words: 'paid at the front desk',
    },
    { line: 'verandah bookings cancel 7K3M-Q2XD --reason "The roof leaks"', words: 'everything goes back' },
    { line: 'verandah bookings export --format csv > arrivals.csv', words: 'for a spreadsheet' },
  ],
  run: async (args) => (await import('../staff-command.ts')).runBookings(args),
};

export const stock: Command = {
  name: 'stock',
  summary: 'show the nights of a room type, close some, or change how many rooms there are',
  usage: '[room] [options]',
  about: [
    'Shows how many rooms of a type there are, sold, held and closed, night by night; with --location of all types of that location. With one of --set-capacity, --close, --open or --reset it changes the nights of --from to --to, all of them or none, and writes down who did it. There can never be fewer rooms than are sold or held. Closing cancels no booking: it says which rooms are sold already.',
    'A change holds through every later publishing, until --reset gives the nights back to the content.',
  ],
  options: [
    { name: 'location', value: '<id>', words: 'all room types of this location instead of one' },
    { name: 'from', value: '<date>', words: 'the first night; today when left out' },
    { name: 'to', value: '<date>', words: 'the last night; two weeks after the first when left out' },
    { name: 'set-capacity', value: '<number>', words: 'how many rooms of this type there are' },
    { name: 'close', words: 'sell no more of them' },
    { name: 'reason', value: '<text>', words: 'why they are closed, for yourselves: no guest reads it' },
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
    {
      line: 'verandah stock --location udaipur --from 2027-06-01 --to 2027-06-30 --close --reason "Monsoon"',
      words: 'the whole house',
    },
  ],
  run: async (args) => (await import('../stock-command.ts')).runStock(args),
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
