import type { CurrencyUnit } from '#domain/currency';
import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import type { Trx } from '../../platform/db/database.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import { hashOfToken } from '../../platform/http/token-cookie.ts';
import { newToken } from '../../platform/random.ts';
import { findQuote, makeQuote, type StoredQuote } from '../../quotes/index.ts';
import { type SoldBooking, insertBooking } from '../booking-repository.ts';
import { sellAtOnce } from '../complete-booking.ts';
import type { BookingContext } from '../context.ts';
import { draftBooking } from '../draft-booking.ts';
import { detailsOfStaff, type GuestOfStaff, type WrittenDetails } from '../guest-details.ts';
import { holdNights } from '../hold-nights.ts';
import { mailOption, optionEnd, type OptionTerms } from './option-for-guest.ts';
import { inWordsOfStaff } from './refused-for-staff.ts';
import { type StayForGuest, stayForGuest, type WantedStay } from './stay-for-guest.ts';

/** A booking that the staff make for a guest at the desk, on the phone or by mail. */
export interface BookingForGuest extends WantedStay {
  guest: GuestOfStaff;
  terms: OptionTerms | { kind: 'SOLD' };
}

/** What was booked; amounts in minor units, instants in UTC. */
export interface BookedForGuest extends CurrencyUnit {
  reference: string;
  state: SoldBooking['state'];
  checkIn: string;
  checkOut: string;
  timezone: string;
  /** Their names. */
  rooms: string[];
  totalMinor: number;
  /** When the option ends. */
  expiresAt?: string;
  /** Where the confirmation or the link of the option goes. */
  mailedTo?: string;
}

/**
 * Books for a guest (BOOKING-RULES, States): sold at once and paid at the hotel, or kept as an option until an instant.
 * Price, rules of the stay and nights are those of a guest's own booking; the limits of holds are not, because they
 * are against strangers. Throws a StaffError that says what is refused, and what to do.
 */
export async function bookForGuest(
  context: BookingContext,
  wanted: BookingForGuest,
  actor: Actor,
): Promise<BookedForGuest> {
  const stay = stayForGuest(context, wanted);
  return inWordsOfStaff(context, stay, async () => {
    const { guest, terms } = wanted;
    const written = detailsOfStaff(guest, stay.location);
    const quote = await quoteOf(context, stay, terms.kind === 'SOLD');
    const endsAt = terms.kind === 'SOLD' ? undefined : optionEnd(context, { terms, guest, quote });
    const row = draftFor(context, { written, quote, endsAt });
    await context.db.transaction().execute((trx) => take(context, trx, { row, quote, actor }));
    return toBooked(row);
  });
}

/** The quote belongs to a browser that nobody has, so that no guest can find it or the booking from it. */
async function quoteOf(
  context: BookingContext,
  { request, language }: StayForGuest,
  isPaidAtHotel: boolean,
): Promise<StoredQuote> {
  const guestHash = hashOfToken(newToken(context.random));
  const { id } = await makeQuote(context, { guestHash, language, isPaidAtHotel }, request);
  const quote = await findQuote(context.db, id, guestHash);
  if (quote === undefined) throw new Error('The quote that was just made is gone.');
  return quote;
}

interface StaffDraft {
  written: WrittenDetails;
  quote: StoredQuote;
  /** Undefined for a booking that is sold at once. */
  endsAt: string | undefined;
}

function draftFor(context: BookingContext, { written, quote, endsAt }: StaffDraft): SoldBooking {
  const email = written.guest.guestEmail;
  const isSold = endsAt === undefined;
  return draftBooking(context, {
    id: context.newId(),
    written,
    quote: isSold ? paidAtHotel(quote) : quote,
    maker: {
      user_id: null,
      email_key: email === '' ? '' : context.keys.keyedHash('email', email.toLowerCase()),
      network_key: '',
      wide_network_key: '',
      is_known_browser: 0,
    },
    hold: isSold ? undefined : { kind: 'OPTION', endsAt },
    // The staff answer for the address of a guest whom they sell to: mails about the booking go there.
    emailVerifiedAt: isSold && email !== '' ? context.clock.now().toISOString() : null,
  });
}

/** Price and policy stay those of the plan, whatever way to pay it has on the site. */
function paidAtHotel(quote: StoredQuote): StoredQuote {
  const { deposit: _deposit, ...answer } = quote.answer;
  return { ...quote, answer: { ...answer, payment: 'PAY_AT_HOTEL' } };
}

async function take(
  context: BookingContext,
  trx: Trx,
  { row, quote, actor }: { row: SoldBooking; quote: StoredQuote; actor: Actor },
): Promise<void> {
  const nights = await holdNights(context, trx, quote);
  await insertBooking(trx, row, { quoteId: quote.id, nights, actor });
  const isSold = row.state === 'SUCCESSFUL';
  await (isSold ? sellAtOnce(context, trx, { row, actor }) : mailOption(context, trx, row));
  const details = isSold ? { terms: 'SOLD' } : { terms: 'OPTION', until: row.expires_at };
  await recordAction(context, trx, { actor, action: 'BOOK', subject: row.reference, details });
}

function toBooked(row: SoldBooking): BookedForGuest {
  const { location, rooms } = row.sold;
  return {
    reference: row.reference,
    state: row.state,
    checkIn: row.check_in,
    checkOut: row.check_out,
    timezone: location.timezone,
    rooms: rooms.map(({ roomName }) => roomName),
    totalMinor: row.total_minor,
    ...unitOfRow(row),
    ...(row.state === 'PENDING' ? { expiresAt: row.expires_at } : {}),
    ...(row.email === '' ? {} : { mailedTo: row.email }),
  };
}
