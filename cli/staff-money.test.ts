import { expect, test } from 'vitest';
import { startRefunds } from '../server/refunds/start-refunds.ts';
import { bookedStay } from '../server/test-support/booked.ts';
import { databaseUrl } from '../server/test-support/database-url.ts';
import { pay, pendingStay, prepaidHotel, tell } from '../server/test-support/prepaid.ts';
import { startTestServer, type TestServer } from '../server/test-support/test-server.ts';
import { tidyUp } from '../server/tidy-up.ts';
import { createWorkplace } from './test-command.ts';

const { runWith } = createWorkplace('');

/** Types `verandah bookings` at the database of a server that runs. */
function typeAt({ context }: TestServer, ...words: string[]): string {
  const { database, dataDir } = context.config;
  const env = { DATABASE_URL: databaseUrl(database), DATA_DIR: dataDir };
  const { status, stdout, stderr } = runWith({ env }, 'bookings', ...words);
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

test('a guest who was charged for a hold that ran out is told where the money is', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  await pay(server, guest, booking);
  const { reference } = booking;
  server.clock.forward({ minutes: 16 });
  await tidyUp(server.context);
  await startRefunds(server.context);
  server.clock.forward({ minutes: 1 });
  await tell(server);
  const why = 'the hold ran out before the booking was confirmed';
  const text = typeAt(server, 'show', reference);
  expect(text).toMatch(/^paid +INR 0\.00$/m);
  expect(text).toMatch(
    new RegExp(
      String.raw`^received +2026-11-21T06:30:00\.000Z, INR 14,700\.00, test_pay_\w+; goes back: ${why}$`,
      'm',
    ),
  );
  expect(text).toMatch(
    new RegExp(
      String.raw`^refunds +2026-11-21T06:46:00\.000Z, INR 14,700\.00, PROCESSED 2026-11-21T06:47:00\.000Z, \w+; ${why}$`,
      'm',
    ),
  );
  expect(JSON.parse(typeAt(server, 'show', reference, '--format', 'json'))).toMatchObject({
    paidMinor: 0,
    captures: [{ amountMinor: 1_470_000, whyReturned: why }],
    refunds: [{ kind: 'RETURN', why, state: 'PROCESSED', refundAmountMinor: 1_470_000 }],
  });
});

test('what a missed stay came to can be read as long as the booking', async () => {
  const server = await startTestServer();
  const { id, reference } = await bookedStay(server, server.guest());
  // The command goes by the real time of day, and the guest of this booking was expected long ago.
  await server.context.db
    .updateTable('bookings')
    .set({ check_in: '2026-01-14', check_out: '2026-01-16' })
    .where('id', '=', id)
    .execute();
  expect(typeAt(server, 'mark-no-show', reference, '--by', 'Asha').split('\n')).toEqual([
    `${reference}  Marked as no-show`,
    'charges    INR 14,700.00',
    'refunded   INR 0.00 of INR 0.00',
    'due        INR 14,700.00',
    '',
  ]);
  const text = typeAt(server, 'show', reference);
  expect(text).toContain(`${reference}  SUCCESSFUL, NO_SHOW`);
  expect(text).toMatch(/^no-show +\d{4}-\d\d-\d\dT[\d:.]+Z, marked by Asha$/m);
  expect(text).toMatch(/^charges +INR 14,700\.00$/m);
  expect(text).toMatch(/^refunded +INR 0\.00 of INR 0\.00$/m);
  expect(text).toMatch(/^due +INR 14,700\.00$/m);
  expect(JSON.parse(typeAt(server, 'show', reference, '--format', 'json'))).toMatchObject({
    captures: [],
    refunds: [],
    noShow: { by: 'Asha', penaltyMinor: 1_470_000, dueMinor: 1_470_000 },
  });
});
