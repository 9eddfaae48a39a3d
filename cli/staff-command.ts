/** `verandah bookings` and `verandah stock`. Each returns its exit code. */
import type { BookingFilter, CancelledByHotel, NightsChange } from '#server/staff-desk';
import { didYouMean } from './arguments.ts';
import { type Arguments, UsageError } from './command.ts';
import { atDesk, type DeskWork } from './staff/at-desk.ts';
import { bookingText, noShowText } from './staff/booking-text.ts';
import { EXPORTED, LISTED, toLine } from './staff/columns.ts';
import { toCsv } from './staff/csv.ts';
import { moneyText } from './staff/money.ts';
import { bookingLines, nightLines } from './staff/print-staff.ts';
import { printableJson } from './terminal/printable.ts';

export async function runBookings(args: Arguments): Promise<number> {
  const [name, ...names] = args.positionals;
  const deed = BOOKING_DEEDS.find((each) => each.name === name);
  if (deed === undefined) throw await unknownDeed(name);
  refuseStrayWords(deed, args, names);
  return atDesk(args, deed.prepare(args, names[0] ?? ''));
}

/** One word after `verandah bookings`. */
interface Deed {
  name: string;
  /** Whether it is about one booking, or about those of a filter. */
  isOfOne: boolean;
  /** The options of the command that mean something here. */
  options: readonly string[];
  formats: readonly string[];
  /** Looks at all that was typed before anything is opened. @param booking as it was named; empty for a filter. */
  prepare: (args: Arguments, booking: string) => DeskWork;
}

const FILTER = ['from', 'to', 'state', 'location'];

const BOOKING_DEEDS: readonly Deed[] = [
  {
    name: 'list',
    isOfOne: false,
    options: FILTER,
    formats: ['text', 'csv', 'json'],
    prepare(args) {
      const [filter, format] = [filterOf(args), args.text('format')];
      return async (desk) => {
        const found = await desk.list(filter);
        if (format === 'json') return printableJson(found, 2);
        return format === 'csv' ? toCsv(LISTED, found.map(toLine)) : bookingLines(found);
      };
    },
  },
  {
    name: 'show',
    isOfOne: true,
    options: [],
    formats: ['text', 'json'],
    prepare: (args, name) => async (desk) => {
      const booking = await desk.show(name);
      return args.text('format') === 'json' ? printableJson(booking, 2) : bookingText(booking);
    },
  },
  {
    name: 'cancel',
    isOfOne: true,
    options: ['reason', 'by-policy'],
    formats: [],
    prepare(args, name) {
      const reason = args.text('reason');
      if (reason === undefined)
        throw new UsageError('Say why, in words for the guest: --reason "The roof leaks".');
      const keepsPenalty = args.has('by-policy');
      return async (desk) => cancelledText(await desk.cancel(name, { reason, keepsPenalty }));
    },
  },
  {
    name: 'mark-no-show',
    isOfOne: true,
    options: [],
    formats: [],
    prepare: (_args, name) => async (desk) => noShowText(await desk.markNoShow(name)),
  },
  {
    name: 'export',
    isOfOne: false,
    options: FILTER,
    formats: ['csv', 'json'],
    prepare(args) {
      const filter = filterOf(args);
      return async (desk) => {
        const found = await desk.export(filter);
        return args.text('format') === 'json' ? printableJson(found, 2) : toCsv(EXPORTED, found.map(toLine));
      };
    },
  },
];

async function unknownDeed(name: string | undefined): Promise<UsageError> {
  const names = BOOKING_DEEDS.map((deed) => deed.name);
  if (name === undefined) return new UsageError(`Say what to do with them: ${names.join(', ')}.`);
  const meant = await didYouMean(name, names);
  return new UsageError(
    `There is no "${name}" for bookings.${meant === '' ? ` There are: ${names.join(', ')}.` : meant}`,
  );
}

/** A word that would be passed over is a mistake: whoever asks for one booking must not get all of them. */
function refuseStrayWords(deed: Deed, args: Arguments, names: readonly string[]): void {
  if (deed.isOfOne && names.length !== 1)
    throw new UsageError(`Name one booking, as in: verandah bookings ${deed.name} 7K3M-Q2XD`);
  if (!deed.isOfOne && names.length > 0)
    throw new UsageError(
      `${deed.name} is of all bookings, or of those of --from, --to, --state and --location; not of "${names.join(' ')}". One booking: verandah bookings show 7K3M-Q2XD`,
    );
  const known = [...deed.options, 'by', ...(deed.formats.length === 0 ? [] : ['format'])];
  const stray = args.given.find((option) => !known.includes(option));
  if (stray !== undefined) throw new UsageError(`--${stray} means nothing to ${deed.name}.`);
  const format = args.text('format');
  if (format !== undefined && !deed.formats.includes(format))
    throw new UsageError(`${deed.name} writes ${deed.formats.join(' or ')}; not ${format}.`);
}

export async function runStock(args: Arguments): Promise<number> {
  const [roomId, ...more] = args.positionals;
  if (roomId === undefined || more.length > 0)
    throw new UsageError('Name one room type, as in: verandah stock lake-suite');
  const [from, to] = [dateOf(args, 'from'), dateOf(args, 'to')];
  if (from !== undefined && to !== undefined && to < from) throw new UsageError('--to is before --from.');
  const change = changeOf(args);
  if (change === undefined) {
    const asked = { roomId, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    return atDesk(args, async (desk) => nightLines(await desk.nights(asked)));
  }
  if (from === undefined || to === undefined)
    throw new UsageError('A change needs its first and its last night: --from and --to.');
  const nights = { roomId, from, to };
  return atDesk(args, async (desk) => {
    await desk.changeNights(nights, change);
    return nightLines(await desk.nights(nights));
  });
}

function filterOf(args: Arguments): BookingFilter {
  const [from, to, locationId] = [dateOf(args, 'from'), dateOf(args, 'to'), args.text('location')];
  if (from !== undefined && to !== undefined && to < from) throw new UsageError('--to is before --from.');
  // The option's own list of choices allows nothing else.
  const state = args.text('state') as BookingFilter['state'];
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(state === undefined ? {} : { state }),
    ...(locationId === undefined ? {} : { locationId }),
  };
}

function changeOf(args: Arguments): NightsChange | undefined {
  const capacity = args.text('set-capacity');
  if (capacity !== undefined && !/^\d{1,6}$/.test(capacity))
    throw new UsageError('--set-capacity is a whole number of rooms.');
  const [closes, opens, resets] = [args.has('close'), args.has('open'), args.has('reset')];
  if (closes && opens) throw new UsageError('--close and --open exclude one another.');
  if (resets && (closes || opens || capacity !== undefined))
    throw new UsageError('--reset stands without other changes.');
  if (resets) return { kind: 'RESET' };
  if (!closes && !opens && capacity === undefined) return undefined;
  return {
    kind: 'SET',
    ...(capacity === undefined ? {} : { capacity: Number(capacity) }),
    ...(closes || opens ? { closed: closes } : {}),
  };
}

function dateOf(args: Arguments, name: string): string | undefined {
  const date = args.text(name);
  if (date === undefined) return undefined;
  const parsed = Date.parse(date);
  if (Number.isNaN(parsed) || isoDay(parsed) !== date)
    throw new UsageError(`--${name} is a day, as in 2027-01-14; not "${date}".`);
  return date;
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function cancelledText(cancelled: CancelledByHotel): string {
  const { reference, currency, penaltyMinor, refundMinor, dueMinor } = cancelled;
  const amount = (minor: number): string => moneyText(minor, currency);
  const due = dueMinor === 0 ? '' : ` Due: ${amount(dueMinor)}.`;
  return `Cancelled: ${reference}. Charges: ${amount(penaltyMinor)}. Goes back: ${amount(refundMinor)}.${due}`;
}
