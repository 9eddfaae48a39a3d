import type { PlatformContext } from '../context.ts';
import type { OutboxTable } from '../db/tables.ts';
import { kindOf } from './queue-mail.ts';

/** What the staff call the state of a mail. */
export type MailState = Lowercase<OutboxTable['state']>;

/** What still waits, and what did not arrive. */
const UNSENT: readonly MailState[] = ['queued', 'failed', 'refused'];

/** One line of the list: nothing in it names the guest. */
export interface ListedMail {
  id: string;
  /** As in `confirmation` or `booked-notice`. */
  kind: string;
  /** The reference of the booking that it is about, where there is one. */
  booking?: string;
  state: MailState;
  attempts: number;
  /** Since when there is this mail. */
  since: string;
  /** Only of a mail that waits. */
  nextTry?: string;
  /** Only of a mail that was given up. */
  givenUp?: string;
  /** Why the last try failed: a code, and the reply of the mail server by its number. */
  reason?: string;
  canResend: boolean;
}

/** The mails of a state, the oldest first; without one, those that were not sent, codes that expired left out. */
export async function listMails(
  { db }: Pick<PlatformContext, 'db'>,
  state?: MailState,
): Promise<ListedMail[]> {
  const states = state === undefined ? UNSENT : [state];
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('bookings', 'bookings.id', 'outbox.booking_id')
    .select((row) => [
      'outbox.id',
      'outbox.mail_key',
      'bookings.reference',
      'outbox.state',
      'outbox.attempts',
      'outbox.created_at',
      'outbox.next_attempt_at',
      'outbox.given_up_at',
      'outbox.last_error',
      row('outbox.sealed', 'is not', null).as('has_text'),
    ])
    .where('outbox.state', 'in', states.map(toColumn))
    .orderBy('outbox.created_at')
    .orderBy('outbox.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: kindOf(row.mail_key),
    ...(row.reference === null ? {} : { booking: row.reference }),
    state: toState(row.state),
    attempts: row.attempts,
    since: row.created_at,
    ...(row.state === 'QUEUED' ? { nextTry: row.next_attempt_at } : {}),
    ...(row.given_up_at === null ? {} : { givenUp: row.given_up_at }),
    ...(row.last_error === null ? {} : { reason: row.last_error }),
    // SQLite has no true and false.
    canResend: isGivenUp(row.state) && Boolean(row.has_text),
  }));
}

export function isGivenUp(state: OutboxTable['state']): boolean {
  return state === 'FAILED' || state === 'REFUSED';
}

function toState(state: OutboxTable['state']): MailState {
  // `toLowerCase` does to the text what `Lowercase` does to the type.
  return state.toLowerCase() as MailState;
}

function toColumn(state: MailState): OutboxTable['state'] {
  // As above.
  return state.toUpperCase() as OutboxTable['state'];
}
