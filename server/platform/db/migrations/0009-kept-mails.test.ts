import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookedStay } from '../../../test-support/booked.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { keptMails } from './0009-kept-mails.ts';

/** The table before this migration, with a mail in each state. */
async function goBack({ context }: TestServer, bookingId: string): Promise<void> {
  const { db } = context;
  await sql`drop table outbox`.execute(db);
  await sql`create table outbox (id text primary key, mail_key text not null unique, state text not null, sealed text,
    attempts integer not null default 0, created_at text not null, next_attempt_at text not null, expires_at text,
    sent_at text, last_error text, constraint outbox_state check (state in ('QUEUED', 'SENT', 'FAILED')),
    constraint outbox_sealed_until_gone check ((state = 'QUEUED') = (sealed is not null)),
    constraint outbox_sent check ((state = 'SENT') = (sent_at is not null)))`.execute(db);
  const now = '2026-11-21T06:30:00.000Z';
  const rows: readonly (readonly [string, string, string | null, string | null, string | null])[] = [
    [`confirmation:${bookingId}`, 'QUEUED', 'text', null, null],
    [`booked-notice:${bookingId}`, 'SENT', null, now, null],
    [`cancelled-notice:${bookingId}`, 'FAILED', null, null, 'ESOCKET'],
    [`cancelled:${bookingId}`, 'QUEUED', 'text', null, null],
    [`no-show:${bookingId}`, 'QUEUED', 'text', null, null],
    ['account-code:1', 'FAILED', null, null, 'EXPIRED'],
    ['confirmation:unknown', 'QUEUED', 'text', null, null],
  ];
  for (const [key, state, sealed, sentAt, error] of rows)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`insert into outbox values
      (${key}, ${key}, ${state}, ${sealed}, 3, ${now}, ${now}, null, ${sentAt}, ${error})`.execute(db);
}

test('mails from before are kept, and know their booking', async () => {
  const server = await startTestServer();
  const { id } = await bookedStay(server, server.guest());
  await goBack(server, id);
  await keptMails.up(server.context.db);
  const rows = await server.context.db
    .selectFrom('outbox')
    .select(['mail_key', 'state', 'booking_id', 'sealed', 'attempts'])
    .execute();
  const found = rows.map((row) =>
    [row.mail_key, row.state, row.booking_id === id ? 'its booking' : '', row.sealed, row.attempts].join(' '),
  );
  expect(found.toSorted()).toEqual(
    [
      'account-code:1 EXPIRED   3',
      `booked-notice:${id} SENT its booking  3`,
      `cancelled-notice:${id} FAILED its booking  3`,
      `cancelled:${id} QUEUED its booking text 3`,
      `confirmation:${id} QUEUED its booking text 3`,
      'confirmation:unknown QUEUED  text 3',
      `no-show:${id} QUEUED its booking text 3`,
    ].toSorted(),
  );
});

test.each([
  ['a mail that waits without its text', { state: 'QUEUED', sealed: null }],
  [
    'a mail that was sent with its text',
    { state: 'SENT', sealed: 'text', sent_at: '2026-11-21T06:30:00.000Z' },
  ],
  ['a code that expired with its text', { state: 'EXPIRED', sealed: 'text' }],
] as const)('the table refuses %s', async (_what, values) => {
  const server = await startTestServer();
  await bookedStay(server, server.guest());
  await expect(server.context.db.updateTable('outbox').set(values).execute()).rejects.toThrow(/check/i);
});
