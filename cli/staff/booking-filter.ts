import type { BookingFilter } from '#server/staff-operations';
import { type Arguments, UsageError } from '../command.ts';

export const FILTER = ['from', 'to', 'state', 'location', 'name'];

export function filterOf(args: Arguments): BookingFilter {
  const { from, to } = rangeOf(args);
  const [locationId, name] = [args.text('location'), args.text('name')];
  if (name?.trim() === '') throw new UsageError('--name is part of the guest’s name.');
  // The option's choices allow nothing else.
  const state = args.text('state') as BookingFilter['state'];
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(state === undefined ? {} : { state }),
    ...(locationId === undefined ? {} : { locationId }),
    ...(name === undefined ? {} : { name }),
  };
}

export function dayOf(args: Arguments): { date?: string; locationId?: string } {
  const [date, locationId] = [writtenDate(args, 'date'), args.text('location')];
  return {
    ...(date === undefined ? {} : { date }),
    ...(locationId === undefined ? {} : { locationId }),
  };
}

export function rangeOf(args: Arguments): { from?: string; to?: string } {
  const [from, to] = [writtenDate(args, 'from'), writtenDate(args, 'to')];
  if (from !== undefined && to !== undefined && to < from) throw new UsageError('--to is before --from.');
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** The calendar day after an option; undefined without it. Throws a UsageError for what is none. */
export function writtenDate(args: Arguments, name: string): string | undefined {
  const date = args.text(name);
  if (date === undefined) return undefined;
  const parsed = Date.parse(date);
  if (Number.isNaN(parsed) || isoDay(parsed) !== date)
    throw new UsageError(`--${name} is a date such as 2027-01-14, not "${date}".`);
  return date;
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
