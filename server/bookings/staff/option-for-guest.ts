import { longestDaysOf, whyNoOption } from '#domain/hold-kind';
import { instantOf, isDay } from '#domain/stay';
import type { BookingLocation } from '#schemas/api-types';
import type { Trx } from '../../platform/db/database.ts';
import { StaffError } from '../../platform/audit/staff-error.ts';
import { instantAt } from '../../platform/mail/hotel-time.ts';
import { send } from '../mails/send.ts';
import { PRODUCT_TEXTS } from '../../platform/texts.ts';
import type { StoredQuote } from '../../quotes/index.ts';
import { newLink } from '../access/new-link.ts';
import type { SoldBooking } from '../booking-repository.ts';
import type { BookingContext } from '../context.ts';
import type { GuestOfStaff } from '../guest-details.ts';

/** Rooms are kept for the guest until a date and time at the location: 2027-01-10T18:00. */
export interface OptionTerms {
  kind: 'OPTION';
  until: string;
}

const WALL_TIME = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * When an option ends, as an instant in UTC. Throws a StaffError unless it is in the future, within the longest life of
 * an option, and not after check-in (BOOKING-RULES, Stock 3), and for a guest whom no mail can reach.
 */
export function optionEnd(
  { clock }: Pick<BookingContext, 'clock'>,
  { terms, guest, quote }: { terms: OptionTerms; guest: GuestOfStaff; quote: StoredQuote },
): string {
  if (guest.email === undefined)
    throw new StaffError(
      'An option needs the guest’s e-mail address, because the link to confirm it is mailed there. State the address, or sell the stay at once.',
    );
  const { location } = quote.terms;
  const until = instantTyped(terms.until, location);
  const checkInAt = instantOf(quote.answer.stay.checkIn, location.checkIn, location.timezone);
  const reason = whyNoOption(until, { now: clock.now().toISOString(), checkInAt });
  if (reason !== undefined) throw new StaffError(WORDS[reason](terms.until, atLocation(checkInAt, location)));
  return until;
}

const WORDS = {
  PAST: (until: string) => `${until} is past at the location. State a later time.`,
  AFTER_CHECK_IN: (until: string, checkIn: string) =>
    `${until} is after check-in, ${checkIn}. An option ends before the guest arrives: state an earlier time, or sell the stay at once.`,
  TOO_LONG: (until: string) =>
    `${until} is too late: an option lasts at most ${longestDaysOf('OPTION')} days. State an earlier time, or make a new option when it ends.`,
} as const;

function instantTyped(typed: string, { timezone }: BookingLocation): string {
  const [, day = '', hours, minutes] = WALL_TIME.exec(typed) ?? [];
  if (!isDay(day))
    throw new StaffError(`"${typed}" is not a date and time. Write it as at the location: 2027-01-10T18:00.`);
  return instantOf(day, Number(hours) * 60 + Number(minutes), timezone);
}

function atLocation(instant: string, { timezone }: BookingLocation): string {
  return `${instantAt(instant, timezone, PRODUCT_TEXTS.locale)} (${timezone})`;
}

/** Mails the link with which the guest opens the option until it ends. */
export async function mailOption(context: BookingContext, trx: Trx, row: SoldBooking): Promise<void> {
  const { id, expires_at: until } = row;
  const link = await newLink(context, trx, { bookingId: id, expiresAt: until });
  await send(context, trx, { kind: 'option', booking: row, facts: { link, until } });
}
