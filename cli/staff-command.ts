/** `verandah bookings` and `verandah stock`. Each returns its exit code. */
import { userInfo } from 'node:os';
import { loadConfig } from '#server/config';
import {
  atStaffDesk,
  type BookingFilter,
  type CancelledByHotel,
  type NightsChange,
  type StaffDesk,
  StaffError,
} from '#server/staff-desk';
import { type Arguments, UsageError } from './command.ts';
import { EXIT } from './exit.ts';
import { refused } from './publish/refused.ts';
import { bookingText } from './staff/booking-text.ts';
import { EXPORTED, LISTED } from './staff/columns.ts';
import { toCsv } from './staff/csv.ts';
import { moneyText } from './staff/money.ts';
import { bookingLines, nightLines } from './staff/print-staff.ts';
import { complain, print } from './terminal/print.ts';

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 14;

export async function runBookings(args: Arguments): Promise<number> {
  const [deed, ...names] = args.positionals;
  const work = BOOKING_DEEDS[deed ?? ''];
  if (work === undefined)
    throw new UsageError(`Say what to do with them: ${Object.keys(BOOKING_DEEDS).join(', ')}.`);
  return atDesk(args, (desk) => work(desk, args, names));
}

type Deed = (desk: StaffDesk, args: Arguments, names: readonly string[]) => Promise<string>;

const BOOKING_DEEDS: Readonly<Record<string, Deed>> = {
  async list(desk, args) {
    const found = await desk.list(filterOf(args));
    const format = args.text('format') ?? 'text';
    if (format === 'json') return JSON.stringify(found, null, 2);
    return format === 'csv' ? toCsv(LISTED, found) : bookingLines(found);
  },
  async export(desk, args) {
    const found = await desk.export(filterOf(args));
    return args.text('format') === 'json' ? JSON.stringify(found, null, 2) : toCsv(EXPORTED, found);
  },
  async show(desk, args, names) {
    const booking = await desk.show(oneName(names, 'show'));
    return args.text('format') === 'json' ? JSON.stringify(booking, null, 2) : bookingText(booking);
  },
  async cancel(desk, args, names) {
    const reason = args.text('reason');
    if (reason === undefined)
      throw new UsageError('Say why, in words for the guest: --reason "The roof leaks".');
    const name = oneName(names, 'cancel');
    return outcomeText('Cancelled', await desk.cancel(name, { reason, keepsPenalty: args.has('by-policy') }));
  },
  async 'mark-no-show'(desk, _args, names) {
    return outcomeText('Marked as no-show', await desk.markNoShow(oneName(names, 'mark-no-show')));
  },
};

export async function runStock(args: Arguments): Promise<number> {
  const [roomId, ...more] = args.positionals;
  if (roomId === undefined || more.length > 0)
    throw new UsageError('Name one room type, as in: verandah stock lake-suite');
  const from = dateOf(args, 'from') ?? isoDay(Date.now());
  const to = dateOf(args, 'to') ?? isoDay(Date.parse(from) + (SHOWN_DAYS - 1) * DAY_MS);
  if (to < from) throw new UsageError('--to is before --from.');
  const change = changeOf(args);
  if (change !== undefined && (args.text('from') === undefined || args.text('to') === undefined))
    throw new UsageError('A change needs its first and its last night: --from and --to.');
  const nights = { roomId, from, to };
  return atDesk(args, async (desk) => {
    if (change !== undefined) await desk.changeNights(nights, change);
    return nightLines(await desk.nights(nights));
  });
}

async function atDesk(args: Arguments, work: (desk: StaffDesk) => Promise<string>): Promise<number> {
  try {
    print(await atStaffDesk(loadConfig(process.env), args.text('by') ?? userInfo().username, work));
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof StaffError)) return refused(error, 'Nothing was changed');
    complain(`Nothing was changed. ${error.message}`);
    return EXIT.problems;
  }
}

function filterOf(args: Arguments): BookingFilter {
  const [from, to, locationId] = [dateOf(args, 'from'), dateOf(args, 'to'), args.text('location')];
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

function oneName(names: readonly string[], deed: string): string {
  const [name, ...more] = names;
  if (name === undefined || more.length > 0)
    throw new UsageError(`Name one booking, as in: verandah bookings ${deed} 7K3M-Q2XD`);
  return name;
}

function outcomeText(
  done: string,
  { reference, currency, penaltyMinor, refundMinor }: CancelledByHotel,
): string {
  const [charges, back] = [moneyText(penaltyMinor, currency), moneyText(refundMinor, currency)];
  return `${done}: ${reference}. Charges: ${charges}. Goes back: ${back}.`;
}
