import type { PlatformContext } from '../context.ts';
import type { OutboxTable } from '../db/tables.ts';
import { kindOf } from './queue-mail.ts';

export type MailState = Lowercase<OutboxTable['state']>;

const UNSENT: readonly MailState[] = ['queued', 'failed', 'refused'];

/** One line of the list. Holds no guest's name. */
export interface ListedMail {
  id: string;
  /** Such as `confirmation` or `booked-notice`. */
  kind: string;
  /** The reference of the booking it is about, if any. */
  booking?: string;
  state: MailState;
  attempts: number;
  /** When the mail was queued. */
  since: string;
  /** Only for a queued mail. */
  nextTry?: string;
  /** Only for a mail that was given up. */
  givenUp?: string;
  /** The error code of the last try, and the mail server's reply code. */
  reason?: string;
  canResend: boolean;
}

/** Lists the mails of a state, oldest first; by default those that were not sent, without expired codes. */
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
    // SQLite returns 0 or 1.
    canResend: isGivenUp(row.state) && Boolean(row.has_text),
  }));
}

export function isGivenUp(state: OutboxTable['state']): boolean {
  return state === 'FAILED' || state === 'REFUSED';
}

function toState(state: OutboxTable['state']): MailState {
  // `toLowerCase` matches the type `Lowercase`.
  return state.toLowerCase() as MailState;
}

function toColumn(state: MailState): OutboxTable['state'] {
  // As above.
  return state.toUpperCase() as OutboxTable['state'];
}
