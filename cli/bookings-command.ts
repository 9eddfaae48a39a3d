import { didYouMean } from './arguments.ts';
import { type Arguments, UsageError } from './command.ts';
import { runAsStaff, type StaffTask } from './staff/run-as-staff.ts';
import { bookingText } from './staff/booking-text.ts';
import { historyText } from './staff/history-text.ts';
import { dayOf, FILTER, filterOf } from './staff/booking-filter.ts';
import { EXPORTED, LISTED, OF_DAY, toDayLine, toLine } from './staff/columns.ts';
import { toCsv } from './staff/csv.ts';
import { CHANGES, type Subcommand } from './staff/booking-changes.ts';
import { NEW_BOOKING } from './staff/new-booking.ts';
import { bookingLines, dayLines } from './staff/print-staff.ts';
import { printableJson } from './terminal/printable.ts';

export async function runBookings(args: Arguments): Promise<number> {
  const [name, ...names] = args.positionals;
  const subcommand = SUBCOMMANDS.find((each) => each.name === name);
  if (subcommand === undefined) throw await unknownSubcommand(name);
  refuseStrayWords(subcommand, args, names);
  return runAsStaff(args, subcommand.prepare(args, names[0] ?? ''));
}

const SUBCOMMANDS: readonly Subcommand[] = [
  {
    name: 'list',
    isOfOne: false,
    options: [...FILTER, 'all'],
    formats: ['text', 'csv', 'json'],
    prepare: (args) => prepareList(args),
  },
  day('arrivals', 'ARRIVALS'),
  day('departures', 'DEPARTURES'),
  day('in-house', 'IN_HOUSE'),
  {
    name: 'show',
    isOfOne: true,
    options: [],
    formats: ['text', 'json'],
    prepare: (args, name) => async (staff) => {
      const booking = await staff.show(name);
      return args.text('format') === 'json' ? printableJson(booking, 2) : bookingText(booking);
    },
  },
  {
    name: 'history',
    isOfOne: true,
    options: [],
    formats: ['text', 'json'],
    prepare: (args, name) => async (staff) => {
      const history = await staff.history(name);
      return args.text('format') === 'json' ? printableJson(history, 2) : historyText(history);
    },
  },
  NEW_BOOKING,
  ...CHANGES,
  {
    name: 'export',
    isOfOne: false,
    options: FILTER,
    formats: ['csv', 'json'],
    prepare(args) {
      const filter = filterOf(args);
      return async (staff) => {
        const found = await staff.export(filter);
        return args.text('format') === 'json' ? printableJson(found, 2) : toCsv(EXPORTED, found.map(toLine));
      };
    },
  },
];

/** Lists bookings that stand, unless other states are asked for. */
function prepareList(args: Arguments): StaffTask {
  if (args.has('all') && args.text('state') !== undefined)
    throw new UsageError('--all and --state cannot be combined.');
  const { name, ...asked } = filterOf(args);
  // A guest who phones may ask about a cancelled or unconfirmed booking.
  const isOfAllStates = args.has('all') || name !== undefined;
  const filter = isOfAllStates ? asked : { state: 'SUCCESSFUL' as const, ...asked };
  const format = args.text('format');
  return async (staff) => {
    const found = name === undefined ? await staff.list(filter) : await staff.find({ ...filter, name });
    if (format === 'json') return printableJson(found, 2);
    const columns = name === undefined ? LISTED : EXPORTED;
    return format === 'csv' ? toCsv(columns, found.map(toLine)) : bookingLines(found);
  };
}

function day(name: string, kind: 'ARRIVALS' | 'DEPARTURES' | 'IN_HOUSE'): Subcommand {
  return {
    name,
    isOfOne: false,
    options: ['date', 'location'],
    formats: ['text', 'csv', 'json'],
    prepare(args) {
      const [wanted, format] = [dayOf(args), args.text('format')];
      return async (staff) => {
        const found = await staff.day({ kind, ...wanted });
        if (format === 'json') return printableJson(found, 2);
        return format === 'csv' ? toCsv(OF_DAY, found.map(toDayLine)) : dayLines(found);
      };
    },
  };
}

async function unknownSubcommand(name: string | undefined): Promise<UsageError> {
  const names = SUBCOMMANDS.map((subcommand) => subcommand.name);
  if (name === undefined) return new UsageError(`Name a subcommand: ${names.join(', ')}.`);
  const meant = await didYouMean(name, names);
  return new UsageError(
    `There is no "${name}" for bookings.${meant === '' ? ` There are: ${names.join(', ')}.` : meant}`,
  );
}

/** Refuses arguments that would be ignored: `export 7K3M-Q2XD` must not export all bookings. */
function refuseStrayWords(subcommand: Subcommand, args: Arguments, names: readonly string[]): void {
  if (subcommand.isOfOne && names.length !== 1)
    throw new UsageError(`Name one booking, as in: verandah bookings ${subcommand.name} 7K3M-Q2XD`);
  if (!subcommand.isOfOne && names.length > 0)
    throw new UsageError(
      `${subcommand.name} takes no booking, only ${optionsText(subcommand)}; not "${names.join(' ')}". For one booking: verandah bookings show 7K3M-Q2XD`,
    );
  const known = [...subcommand.options, 'by', ...(subcommand.formats.length === 0 ? [] : ['format'])];
  const stray = args.given.find((option) => !known.includes(option));
  if (stray !== undefined) throw new UsageError(`--${stray} is not an option of ${subcommand.name}.`);
  const format = args.text('format');
  if (format !== undefined && !subcommand.formats.includes(format))
    throw new UsageError(`${subcommand.name} writes ${subcommand.formats.join(' or ')}, not ${format}.`);
}

function optionsText({ options }: Subcommand): string {
  const names = options.filter((option) => option !== 'all').map((option) => `--${option}`);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
