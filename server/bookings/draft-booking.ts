import type { HoldKind } from '#domain/hold-kind';
import { columnsOf } from '../platform/db/unit-of-row.ts';
import { newReference } from '../platform/random.ts';
import type { StoredQuote } from '../quotes/index.ts';
import type { SoldBooking } from './booking-repository.ts';
import type { BookingContext } from './context.ts';
import type { WrittenDetails } from './guest-details.ts';
import { type BookingSnapshot, priceSummary } from './snapshot.ts';

/** A new booking: what its guest wrote, the quote that it sells, and for how long its nights are held. */
export interface Draft {
  id: string;
  written: WrittenDetails;
  quote: StoredQuote;
  /** Who made it: limits count by these. */
  maker: Pick<SoldBooking, 'email_key' | 'is_known_browser' | 'network_key' | 'user_id' | 'wide_network_key'>;
  /** Undefined for a booking that is sold at once. @see HOLD_KINDS */
  hold:
    | {
        kind: HoldKind;
        /** Its length, where the guest may prolong it. */
        minutes?: number;
        endsAt: string;
      }
    | undefined;
  emailVerifiedAt: string | null;
}

/** Writes the row of a new booking. Every amount and every term is the quote’s, whoever books. */
export function draftBooking(context: BookingContext, draft: Draft): SoldBooking {
  const { id, written, quote, maker, hold, emailVerifiedAt } = draft;
  const { answer } = quote;
  const { guest, requests, arrivalTime } = written;
  const now = context.clock.now().toISOString();
  const sold = snapshotFrom(draft);
  return {
    id,
    reference: newReference(context.random),
    guest_hash: quote.guestHash,
    ...maker,
    release_id: answer.releaseId,
    location_id: answer.location.id,
    language: answer.language,
    state: hold === undefined ? 'SUCCESSFUL' : 'PENDING',
    stay_state: 'DUE',
    check_in: answer.stay.checkIn,
    check_out: answer.stay.checkOut,
    room_count: answer.rooms.length,
    created_at: now,
    expires_at: hold?.endsAt ?? now,
    hold_kind: hold?.kind ?? null,
    extended_at: null,
    reserved_at: hold === undefined ? now : null,
    first_name: guest.guestFirstName,
    last_name: guest.guestLastName,
    email: guest.guestEmail,
    phone: guest.guestPhone,
    requests: requests ?? null,
    arrival_time: arrivalTime ?? null,
    total_minor: answer.totals.totalMinor,
    terms_id: context.newId(),
    paid_minor: 0,
    due_minor: 0,
    ...columnsOf(answer.totals),
    sold,
    listed_as: [sold.location.name, ...sold.rooms.map(({ roomName }) => roomName)].join(' '),
    email_verified_at: emailVerifiedAt,
    promo_code: answer.promo?.code ?? null,
    cancelled_at: null,
    cancelled_by: null,
    cancellation_reason: null,
    cancellation: null,
  };
}

function snapshotFrom({ quote: { answer, terms }, hold }: Draft): BookingSnapshot {
  return {
    location: terms.location,
    rooms: answer.rooms,
    lines: answer.lines,
    ...(answer.promo === undefined ? {} : { promo: answer.promo }),
    totals: answer.totals,
    taxes: answer.taxes,
    ...priceSummary(answer),
    policy: terms.policy,
    ...(terms.pricing === undefined ? {} : { pricing: terms.pricing }),
    payment: answer.payment,
    ...(answer.deposit === undefined ? {} : { deposit: answer.deposit }),
    ...(hold?.minutes === undefined ? {} : { holdMinutes: hold.minutes }),
  };
}
