import type { Command, CommandOption } from '../command.ts';

export const BY: CommandOption = {
  name: 'by',
  value: '<e-mail>',
  words: 'who you are, as a member of the staff; by default VERANDAH_STAFF',
};
const STATES = ['PENDING', 'SUCCESSFUL', 'EXPIRED', 'CANCELLED', 'REFUNDED'];

export const bookings: Command = {
  name: 'bookings',
  summary: 'list, find, make, show, cancel, settle and export bookings',
  usage:
    '<list|arrivals|departures|in-house|show|history|new|check-in|check-out|cancel|mark-no-show|undo-no-show|record-payment|refund-paid|export> [reference] [options]',
  about: [
    '`list` shows confirmed bookings without the names of guests: rooms, plans, meals, extras, guests and dates; --state or --all shows others too. `arrivals`, `departures` and `in-house` are the lists of a day, with names, extras, requests and amounts due. `show`, `export` and --name show personal data too. `history` tells what happened to one booking, in order: its mails, payments, refunds, documents and staff, and the requests, whose ids are `reqId` in the log. Each access to personal data and each change is recorded with name and time.',
    '`new` books for a guest at the desk or on the phone, at the prices and by the rules of the site. With --sold the stay is confirmed at once and paid at the hotel; the e-mail may be left out, and then no mail goes out. With --hold-until the rooms are kept until that time at the location, for at most seven days and not beyond check-in: the guest gets a mail with a link, and confirms or pays there. If not, the rooms become free by themselves.',
    '`cancel` works at any time, frees the nights and refunds everything; with --by-policy the hotel keeps the penalty of the booking’s policy. `mark-no-show` works from the day after arrival and keeps the no-show penalty; the guest gets a mail with the amounts and can object; `undo-no-show` takes it back on the same day. `check-in` works from the day of arrival until the day before departure, `check-out` for who is checked in; both say what is still due.',
    '`record-payment` records money that you took at the hotel, up to the amount due. If such a booking is cancelled, you refund that money yourselves and record it with `refund-paid`; the guest gets a mail.',
    'In CSV an amount is in the currency of its line (12345.67), in JSON in its smallest unit. A CSV cell that looks like a formula begins with an apostrophe.',
  ],
  options: [
    { name: 'date', value: '<date>', words: 'arrivals, departures, in-house: the day; by default today' },
    { name: 'from', value: '<date>', words: 'list, export: arrival on this day or later' },
    { name: 'to', value: '<date>', words: 'list, export: arrival on this day or earlier' },
    {
      name: 'state',
      choices: STATES,
      words: 'list, export: only this state; by default list shows confirmed bookings, export all',
    },
    { name: 'all', words: 'list: bookings in every state' },
    {
      name: 'name',
      value: '<text>',
      words: 'list, export: part of the guest’s name; case and accents do not matter',
    },
    { name: 'location', value: '<id>', words: 'only this location; new: where the stay is' },
    { name: 'arrival', value: '<date>', words: 'new: the day of arrival' },
    { name: 'departure', value: '<date>', words: 'new: the day of departure' },
    {
      name: 'room',
      value: '<ids>',
      words: 'new: the room type; for several rooms of different types one for each, with commas',
    },
    { name: 'plan', value: '<id>', words: 'new: the rate plan of all rooms' },
    {
      name: 'meals',
      choices: ['RO', 'BB', 'HB', 'FB', 'AI'],
      words: 'new: the meals; by default the first of the plan',
    },
    {
      name: 'guests',
      value: '<guests>',
      words: 'new: the adults of each room, with the age of every child below 12: 2-7,1',
    },
    { name: 'first-name', value: '<name>', words: 'new: of the guest' },
    { name: 'last-name', value: '<name>', words: 'new: of the guest' },
    { name: 'phone', value: '<number>', words: 'new: of the guest' },
    { name: 'email', value: '<e-mail>', words: 'new: of the guest; may be left out with --sold' },
    { name: 'requests', value: '<text>', words: 'new: what the guest asks for' },
    {
      name: 'language',
      value: '<tag>',
      words: 'new: the language of the mails, such as en; by default the hotel’s own',
    },
    { name: 'sold', words: 'new: confirmed at once, paid at the hotel' },
    {
      name: 'hold-until',
      value: '<time>',
      words: 'new: keep the rooms until this time at the location, such as 2027-01-10T18:00',
    },
    {
      name: 'format',
      choices: ['text', 'csv', 'json'],
      words: 'by default text; export writes csv or json',
    },
    { name: 'reason', value: '<text>', words: 'cancel: the reason, which the guest reads' },
    { name: 'by-policy', words: 'cancel: keep the penalty of the policy' },
    { name: 'amount', value: '<amount>', words: 'record-payment: how much, in the hotel’s currency: 428.97' },
    { name: 'method', choices: ['cash', 'card', 'transfer', 'other'], words: 'record-payment: how' },
    {
      name: 'note',
      value: '<text>',
      words: 'record-payment: a note for the hotel, such as a receipt number',
    },
    { name: 'again', words: 'record-payment: the same amount was paid a second time within a minute' },
    BY,
  ],
  examples: [
    { line: 'verandah bookings arrivals', words: 'the guests who arrive today' },
    { line: 'verandah bookings list --from 2027-01-14 --to 2027-01-20', words: 'the arrivals of a week' },
    { line: 'verandah bookings list --name nair', words: 'find a guest who phones' },
    { line: 'verandah bookings show 7K3M-Q2XD', words: 'one booking with its guest' },
    { line: 'verandah bookings history 7K3M-Q2XD', words: 'what happened to it, and when' },
    {
      line: 'verandah bookings new --location porto --arrival 2027-01-14 --departure 2027-01-16 --room double-room --plan flexible --guests 2 --first-name Meera --last-name Nair --phone "+351 912 345 678" --sold',
      words: 'for a guest at the desk',
    },
    {
      line: 'verandah bookings record-payment 7K3M-Q2XD --amount 428.97 --method cash',
      words: 'paid at the front desk',
    },
    { line: 'verandah bookings cancel 7K3M-Q2XD --reason "The roof leaks"', words: 'with a full refund' },
    { line: 'verandah bookings export --format csv > arrivals.csv', words: 'for a spreadsheet' },
  ],
  run: async (args) => (await import('../bookings-command.ts')).runBookings(args),
};

export const stock: Command = {
  name: 'stock',
  summary: 'show the nights of a room type, close some, or change how many rooms there are',
  usage: '[room] [options]',
  about: [
    'Shows for each night how many rooms of a type exist, are sold, held and closed; with --location for all types of a location. With one of --set-capacity, --close, --open or --reset it changes the nights of --from to --to, all or none, and records who did it. The capacity cannot be lower than the rooms sold and held. Closing cancels no booking; it lists the nights that are already sold.',
    'A change stays after later publishings, until --reset restores the content’s values.',
  ],
  options: [
    { name: 'location', value: '<id>', words: 'all room types of this location instead of one' },
    { name: 'from', value: '<date>', words: 'the first night; by default today' },
    { name: 'to', value: '<date>', words: 'the last night; by default two weeks after the first' },
    { name: 'set-capacity', value: '<number>', words: 'how many rooms of this type there are' },
    { name: 'close', words: 'stop selling' },
    { name: 'reason', value: '<text>', words: 'the reason for closing; guests do not see it' },
    { name: 'open', words: 'sell, even if the content closes the nights' },
    { name: 'reset', words: 'restore the values of the content' },
    BY,
  ],
  examples: [
    { line: 'verandah stock double-room --from 2027-01-14', words: 'two weeks' },
    {
      line: 'verandah stock double-room --from 2027-02-01 --to 2027-02-07 --close',
      words: 'a week of repairs',
    },
    {
      line: 'verandah stock --location old-town --from 2027-06-01 --to 2027-06-30 --close --reason "Works on the roof"',
      words: 'the whole location',
    },
  ],
  run: async (args) => (await import('../stock-command.ts')).runStock(args),
};

export const payments: Command = {
  name: 'payments',
  summary: 'list online payments, and compare them with the payment gateway',
  usage: '<list|show|reconcile> [id] [options]',
  about: [
    '`list` shows the payments of the last days without the names of guests. `open` payments wait for the guest; `pending` ones for a bank; `captured` money has arrived; `declined` and `closed` payments ended without money. `show` adds what was received, refunds that somebody made in the gateway’s dashboard, and disputes.',
    '`reconcile` asks the gateways about all payments of the last days, records what they say, and lists what differed. The server does the same by itself, for each payment at least once a day; where its sums and the gateway’s still differ, it writes to the location, and `list --differing` shows the payment until they agree.',
  ],
  options: [
    { name: 'days', value: '<number>', words: 'list, reconcile: of the last days; by default 30' },
    {
      name: 'state',
      choices: ['open', 'pending', 'declined', 'closed', 'captured'],
      words: 'list: only this state',
    },
    { name: 'differing', words: 'list: only where the last question found other sums at the gateway' },
    { name: 'format', choices: ['text', 'csv', 'json'], words: 'by default text; csv only for list' },
    BY,
  ],
  examples: [
    { line: 'verandah payments list --state pending', words: 'money that banks still owe an answer for' },
    { line: 'verandah payments show cs_live_a1b2c3', words: 'one payment, by the gateway’s id' },
    { line: 'verandah payments reconcile --days 7', words: 'ask the gateways about a week' },
  ],
  run: async (args) => (await import('../payments-command.ts')).runPayments(args),
};

export const documents: Command = {
  name: 'documents',
  summary: 'the day book of invoices and credit notes, and the tax report',
  usage: '<day-book|tax-report> --from <date> --to <date> [options]',
  about: [
    '`day-book` lists every invoice and credit note of a period in the order of its number, with the customer and the tax number; credit notes are negative. It shows personal data, so it is recorded with name and time.',
    '`tax-report` adds them up by legal entity, code and rate.',
    'The days are those of the location. In CSV an amount is in the currency of its line (12345.67), in JSON in its smallest unit. The server writes an invoice when a stay is paid in full and a credit note when money goes back; neither can be changed.',
  ],
  options: [
    { name: 'from', value: '<date>', words: 'issued on this day or later' },
    { name: 'to', value: '<date>', words: 'issued on this day or earlier' },
    { name: 'seller', value: '<id>', words: 'only this legal entity' },
    { name: 'format', choices: ['text', 'csv', 'json'], words: 'by default text' },
    BY,
  ],
  examples: [
    {
      line: 'verandah documents day-book --from 2027-01-01 --to 2027-01-31 --format csv > january.csv',
      words: 'for the accountant',
    },
    { line: 'verandah documents tax-report --from 2027-01-01 --to 2027-03-31', words: 'a quarter' },
  ],
  run: async (args) => (await import('../documents-command.ts')).runDocuments(args),
};

export const mails: Command = {
  name: 'mails',
  summary: 'list unsent mails, and send them again',
  usage: '<list|resend> [id...] [options]',
  about: [
    '`list` shows unsent mails without the names of guests: kind, booking, number of tries, first and next try, and the reason. `queued` mails wait; `failed` mails were tried for five days; `refused` mails were permanently refused by the guest’s mail server, so call the guest; `expired` mails had a code that is no longer valid.',
    '`resend` puts failed or refused mails back into the queue, all or none, for another five days. The server may run meanwhile. It is recorded with name and time. A mail that was sent, or whose text was deleted, cannot be sent again.',
  ],
  options: [
    {
      name: 'state',
      choices: ['queued', 'failed', 'refused', 'sent', 'expired'],
      words: 'list: only this state; by default queued, failed and refused',
    },
    { name: 'format', choices: ['text', 'csv', 'json'], words: 'list: by default text' },
    { name: 'all-failed', words: 'resend: all failed mails; refused mails need their ids' },
    BY,
  ],
  examples: [
    { line: 'verandah mails list', words: 'unsent mails' },
    { line: 'verandah mails resend --all-failed', words: 'once the mail server works again' },
    { line: 'verandah mails resend 7s9k2m4x0q8w1e5r3t6y7v9b2c', words: 'one mail' },
  ],
  run: async (args) => (await import('../mails-command.ts')).runMails(args),
};

export const news: Command = {
  name: 'news',
  summary: 'list the guests who asked for the hotel’s news by mail',
  usage: '<list> [options]',
  about: [
    '`list` shows the addresses of the guests who ticked the box for news when they booked and proved their address: since when, and the sentence that they read. Whoever has stopped the news, or was erased, is not in it. Each look is recorded with name and time.',
    'Verandah sends no news itself. The csv is for a program that does; put the `stopUrl` of its guest into every mail: it stops the news with one press and without a login. Take a new list for every mailing.',
  ],
  options: [{ name: 'format', choices: ['text', 'csv', 'json'], words: 'by default text' }, BY],
  examples: [
    { line: 'verandah news list', words: 'who wants news' },
    { line: 'verandah news list --format csv > news.csv', words: 'for a mailing' },
  ],
  run: async (args) => (await import('../news-command.ts')).runNews(args),
};
