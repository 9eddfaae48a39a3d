import { expect, test } from 'vitest';
import { bookedStay } from '../../test-support/booked.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { bookingById } from '../booking-repository.ts';
import { send } from './send.ts';

const PLAIN_KINDS = ['balance', 'balance-reminder', 'booked-notice', 'balance-notice'] as const;

async function booked(): Promise<{ server: TestServer; id: string }> {
  const server = await startTestServer();
  const { id } = await bookedStay(server, server.guest());
  await server.context.db.deleteFrom('outbox').execute();
  return { server, id };
}

async function sendAll({ context }: TestServer, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const booking = await bookingById(trx, id);
    for (const kind of PLAIN_KINDS) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await send(context, trx, { kind, booking, facts: {} });
    }
  });
}

async function keysOf({ context }: TestServer): Promise<string[]> {
  const rows = await context.db.selectFrom('outbox').select('mail_key').execute();
  return rows.map(({ mail_key: key }) => key).toSorted();
}

test('a mail that is sent twice is queued once', async () => {
  const { server, id } = await booked();
  await sendAll(server, id);
  await sendAll(server, id);
  expect(await keysOf(server)).toEqual(
    ['balance', 'balance-notice', 'balance-reminder', 'booked-notice']
      .map((kind) => `${kind}:${id}`)
      .toSorted(),
  );
});

test('a guest whose address is not proven gets no mail, and the hotel its notices', async () => {
  const { server, id } = await booked();
  await server.context.db
    .updateTable('bookings')
    .set({ email_verified_at: null })
    .where('id', '=', id)
    .execute();
  await sendAll(server, id);
  expect(await keysOf(server)).toEqual([`balance-notice:${id}`, `booked-notice:${id}`]);
});
