import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import type { StaffTables } from '../../platform/audit/staff-tables.ts';
import type { Trx } from '../../platform/db/database.ts';
import { kindOf } from '../../platform/outbox/queue-mail.ts';
import type { BookingRow } from '../booking-repository.ts';
import type { BookingContext } from '../context.ts';
import { bookingNamed } from './find-bookings.ts';

/** Something that happened to a booking. Names no guest. */
export interface HistoryEvent {
  at: string;
  /** In words of a person: `mail confirmation sent`. */
  what: string;
  /** The request that did it: `reqId` in the log. */
  request?: string;
}

export interface BookingHistory {
  reference: string;
  id: string;
  events: HistoryEvent[];
}

type StaffContext = Pick<BookingContext, 'clock' | 'db' | 'newId'>;

/** Everything that is known of one booking, in the order in which it happened. Records who looked. */
export async function bookingHistory(
  context: StaffContext,
  name: string,
  actor: Actor,
): Promise<BookingHistory> {
  return context.db.transaction().execute(async (trx) => {
    const booking = await bookingNamed(trx, name);
    await recordAction(context, trx, { actor, action: 'SHOW', subject: booking.reference });
    const parts = [
      ofBooking(booking),
      await ofRequests(trx, booking),
      await ofMails(trx, booking),
      await ofMoney(trx, booking),
      await ofRefunds(trx, booking),
      await ofPapers(trx, booking),
      await ofStaff(trx, booking),
    ];
    const events = parts.flat().toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
    return { reference: booking.reference, id: booking.id, events };
  });
}

const at = (instant: string | null, what: string): HistoryEvent[] =>
  instant === null ? [] : [{ at: instant, what }];

function ofBooking(booking: BookingRow): HistoryEvent[] {
  const { check_in: checkIn, check_out: checkOut, state, expires_at: expires } = booking;
  return [
    ...at(booking.created_at, `booked from release ${booking.release_id}: ${checkIn} to ${checkOut}`),
    ...at(booking.extended_at, `hold made longer, until ${expires}`),
    ...at(booking.email_verified_at, 'e-mail address proven'),
    ...at(booking.reserved_at, 'confirmed'),
    ...(state === 'EXPIRED' ? at(expires, 'hold ended without a confirmation') : []),
    ...at(booking.cancelled_at, `cancelled by the ${booking.cancelled_by === 'HOTEL' ? 'hotel' : 'guest'}`),
  ];
}

const CHANGES = {
  BOOKED: 'request: book',
  VERIFIED: 'request: prove the address',
  CONFIRMED: 'request: confirm',
  HELD_LONGER: 'request: hold longer',
  PAYMENT_OPENED: 'request: open a payment page',
  MONEY_CAME: 'request: money reported by the gateway or by coming back',
  CANCELLED: 'request: cancel',
} as const;

async function ofRequests(trx: Trx, { id }: BookingRow): Promise<HistoryEvent[]> {
  const rows = await trx.selectFrom('booking_requests').selectAll().where('booking_id', '=', id).execute();
  return rows.map(({ created_at: instant, change, request_id: requestId }) => ({
    at: instant,
    what: CHANGES[change],
    request: requestId,
  }));
}

async function ofMails(trx: Trx, { id }: BookingRow): Promise<HistoryEvent[]> {
  const rows = await trx.selectFrom('outbox').selectAll().where('booking_id', '=', id).execute();
  return rows.flatMap((mail) => {
    const name = `mail ${kindOf(mail.mail_key)}`;
    const reason = mail.last_error === null ? '' : `, last reason ${mail.last_error}`;
    const waits = mail.state === 'QUEUED' ? `: waits, ${mail.attempts} tries${reason}` : '';
    return [
      ...at(mail.created_at, `${name} written${waits}`),
      ...at(mail.resent_at, `${name} put back into the queue by the staff`),
      ...at(mail.sent_at, `${name} taken by the mail server`),
      ...at(
        mail.given_up_at,
        `${name} given up as ${mail.state.toLowerCase()} after ${mail.attempts} tries${reason}`,
      ),
      ...(mail.state === 'EXPIRED' ? at(mail.expires_at, `${name} not sent: it had expired`) : []),
    ];
  });
}

async function ofMoney(trx: Trx, { id }: BookingRow): Promise<HistoryEvent[]> {
  const payments = await trx.selectFrom('payments').selectAll().where('booking_id', '=', id).execute();
  const captures = await trx.selectFrom('captures').selectAll().where('booking_id', '=', id).execute();
  const disputes = await trx.selectFrom('disputes').selectAll().where('booking_id', '=', id).execute();
  return [
    ...payments.flatMap((payment) => {
      const name = `payment ${payment.id} of ${payment.amount_minor} ${payment.currency} minor units`;
      return [
        ...at(payment.created_at, `${name} opened with ${payment.gateway.toLowerCase()}`),
        ...at(payment.pending_since, `${name}: the bank is at work`),
        ...at(payment.settled_at, `${name} ${payment.state.toLowerCase()}`),
        ...at(payment.closed_at, `${name} closed`),
      ];
    }),
    ...captures.flatMap((capture) => [
      ...at(
        capture.captured_at,
        `${capture.amount_minor} ${capture.currency} minor units came as ${capture.id}`,
      ),
      ...at(capture.returned_at, `${capture.id} is returned: the booking does not need it`),
    ]),
    ...disputes.flatMap((dispute) => [
      ...at(dispute.opened_at, `dispute ${dispute.id} opened: ${dispute.reason}`),
      ...at(dispute.closed_at, `dispute ${dispute.id} ${dispute.state.toLowerCase()}`),
    ]),
  ];
}

async function ofRefunds(trx: Trx, { id }: BookingRow): Promise<HistoryEvent[]> {
  const steps = await trx
    .selectFrom('refunds')
    .innerJoin('refund_states', 'refund_states.refund_id', 'refunds.id')
    .select(['refunds.id', 'amount_minor', 'currency', 'state', 'refund_states.created_at', 'transaction_id'])
    .where('booking_id', '=', id)
    .execute();
  const outside = await trx.selectFrom('outside_refunds').selectAll().where('booking_id', '=', id).execute();
  return [
    ...steps.flatMap((step) =>
      at(
        step.created_at,
        `refund ${step.id} of ${step.amount_minor} ${step.currency} minor units ${step.state.toLowerCase()}${step.transaction_id === null ? '' : ` as ${step.transaction_id}`}`,
      ),
    ),
    ...outside.flatMap((refund) =>
      at(
        refund.found_at,
        `refund ${refund.id} of ${refund.amount_minor} ${refund.currency} minor units found at the gateway, ${refund.state.toLowerCase()}`,
      ),
    ),
  ];
}

async function ofPapers(trx: Trx, { id }: BookingRow): Promise<HistoryEvent[]> {
  const documents = await trx
    .selectFrom('tax_documents')
    .select(['kind', 'series', 'year', 'number', 'issued_at'])
    .where('booking_id', '=', id)
    .execute();
  const links = await trx
    .selectFrom('booking_access')
    .select(['created_at', 'used_at'])
    .where('booking_id', '=', id)
    .where('kind', '=', 'LINK')
    .execute();
  return [
    ...documents.flatMap(({ kind, series, year, number, issued_at: issued }) =>
      at(issued, `${kind === 'INVOICE' ? 'invoice' : 'credit note'} ${series} ${year} ${number} written`),
    ),
    ...links.flatMap((link) => [
      ...at(link.created_at, 'link to the booking mailed'),
      ...at(link.used_at, 'link to the booking opened'),
    ]),
  ];
}

async function ofStaff(trx: Trx, { reference, id }: BookingRow): Promise<HistoryEvent[]> {
  const rows = await trx
    .withTables<StaffTables>()
    .selectFrom('staff_actions')
    .select(['created_at', 'actor', 'action'])
    .where('subject', 'in', [reference, id])
    .execute();
  return rows.map(({ created_at: instant, actor, action }) => ({
    at: instant,
    what: `staff ${actor}: ${action.toLowerCase().replaceAll('_', ' ')}`,
  }));
}
