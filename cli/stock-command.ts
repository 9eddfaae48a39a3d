import type { NightsChange } from '#server/staff-operations';
import { type Arguments, UsageError } from './command.ts';
import { runAsStaff } from './staff/run-as-staff.ts';
import { rangeOf } from './staff/booking-filter.ts';
import { nightLines, takenLines } from './staff/print-staff.ts';

const LONGEST_REASON = 200;

export async function runStock(args: Arguments): Promise<number> {
  const rooms = roomsOf(args);
  const { from, to } = rangeOf(args);
  const change = changeOf(args);
  if (change === undefined) {
    const asked = { ...rooms, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    return runAsStaff(args, async (staff) => nightLines(await staff.nights(asked)));
  }
  if (from === undefined || to === undefined) throw new UsageError('A change needs --from and --to.');
  const nights = { ...rooms, from, to };
  return runAsStaff(args, async (staff) => {
    await staff.changeNights(nights, change);
    const changed = await staff.nights(nights);
    const closes = change.kind === 'SET' && change.closed === true;
    return `${nightLines(changed)}${closes ? takenLines(changed) : ''}`;
  });
}

function roomsOf(args: Arguments): { roomId: string } | { locationId: string } {
  const [roomId, ...more] = args.positionals;
  const locationId = args.text('location');
  if (more.length > 0 || (roomId === undefined) === (locationId === undefined))
    throw new UsageError(
      'Name one room type, as in: verandah stock double-room; or all of a location: --location old-town',
    );
  if (roomId !== undefined) return { roomId };
  if (args.text('set-capacity') !== undefined)
    throw new UsageError('--set-capacity needs one room type instead of a location.');
  return { locationId: locationId ?? '' };
}

function changeOf(args: Arguments): NightsChange | undefined {
  const [capacity, reason] = [args.text('set-capacity'), args.text('reason')?.trim()];
  if (capacity !== undefined && !/^\d{1,6}$/.test(capacity))
    throw new UsageError('--set-capacity is a whole number of rooms.');
  const [closes, opens, resets] = [args.has('close'), args.has('open'), args.has('reset')];
  if (closes && opens) throw new UsageError('--close and --open cannot be combined.');
  if (resets && (closes || opens || capacity !== undefined))
    throw new UsageError('--reset cannot be combined with other changes.');
  if (reason !== undefined && !closes) throw new UsageError('--reason needs --close.');
  if (reason !== undefined && (reason === '' || reason.length > LONGEST_REASON))
    throw new UsageError(`--reason is a text of 1 to ${LONGEST_REASON} letters.`);
  if (resets) return { kind: 'RESET' };
  if (!closes && !opens && capacity === undefined) return undefined;
  return {
    kind: 'SET',
    ...(capacity === undefined ? {} : { capacity: Number(capacity) }),
    ...(closes || opens ? { closed: closes } : {}),
    ...(reason === undefined ? {} : { reason }),
  };
}
