import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import type { StaffTables } from '../../platform/audit/staff-tables.ts';
import type { Trx } from '../../platform/db/database.ts';
import { kindOf } from '../../platform/outbox/queue-mail.ts';
import type { SoldBooking } from '../booking-repository.ts';
import type { BookingContext } from '../context.ts';
import { eventInWords } from './event-words.ts';
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
    const parts = [await ofEvents(trx, booking), await ofMails(trx, booking), await ofStaff(trx, booking)];
    const events = parts.flat().toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
    return { reference: booking.reference, id: booking.id, events };
  });
}

const at = (instant: string | null, what: string): HistoryEvent[] =>
  instant === null ? [] : [{ at: instant, what }];

async function ofEvents(trx: Trx, { id }: SoldBooking): Promise<HistoryEvent[]> {
  const rows = await trx
    .selectFrom('events')
    .selectAll()
    .where('booking_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    at: row.at,
    what: `${eventInWords(row)}${row.actor === null ? '' : `, by ${row.actor} of the staff`}`,
    ...(row.request_id === null ? {} : { request: row.request_id }),
  }));
}

async function ofMails(trx: Trx, { id }: SoldBooking): Promise<HistoryEvent[]> {
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

/** What the staff do that leaves an event is told by the event, with the name of who did it. */
const TOLD_BY_EVENTS = [
  'BOOK',
  'CANCEL',
  'CHECK_IN',
  'CHECK_OUT',
  'MARK_NO_SHOW',
  'UNDO_NO_SHOW',
  'RECORD_PAYMENT',
  'REFUND_PAID',
] as const;

async function ofStaff(trx: Trx, { reference, id }: SoldBooking): Promise<HistoryEvent[]> {
  const rows = await trx
    .withTables<StaffTables>()
    .selectFrom('staff_actions')
    .select(['created_at', 'actor', 'action'])
    .where('subject', 'in', [reference, id])
    .where('action', 'not in', TOLD_BY_EVENTS)
    .execute();
  return rows.map(({ created_at: instant, actor, action }) => ({
    at: instant,
    what: `staff ${actor}: ${action.toLowerCase().replaceAll('_', ' ')}`,
  }));
}
