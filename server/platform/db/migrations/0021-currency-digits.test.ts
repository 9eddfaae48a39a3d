import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toGatewayAmount } from '#domain/gateway-units';
import { STRIPE_UNITS } from '#domain/gateways/stripe';
import type { Booking } from '#schemas/api-types';
import { startRefunds } from '../../../bookings/refunds/start-refunds.ts';
import { readCatalogue } from '../../../release/index.ts';
import { auditBooks } from '../../../test-support/audit.ts';
import { cancelStay } from '../../../test-support/booked.ts';
import {
  captured,
  look,
  pay,
  pendingStay,
  prepaidHotel,
  startPaying,
  tell,
  verify,
  webhook,
} from '../../../test-support/prepaid.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { unitOfRow } from '../unit-of-row.ts';
import { currencyDigits } from './0021-currency-digits.ts';

const TABLES = [
  'bookings',
  'payments',
  'captures',
  'refunds',
  'outside_refunds',
  'disputes',
  'tax_documents',
];

/** The database as version 0.2 wrote it: no column and no field says how many decimals an amount has. */
async function goBack({ context: { db } }: TestServer): Promise<void> {
  for (const table of TABLES)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`alter table ${sql.table(table)} drop column currency_digits`.execute(db);
  for (const [table, column] of [
    ['bookings', 'snapshot'],
    ['quotes', 'answer'],
    ['releases', 'catalogue'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sql`update ${sql.table(table)} set ${sql.ref(column)} =
      replace(replace(${sql.ref(column)}, ',"currencyDigits":0', ''), ',"currencyDigits":2', '')`.execute(db);
}

async function serverOf(currency: string, digits: number): Promise<TestServer> {
  const catalogue = prepaidHotel();
  Object.assign(catalogue.hotel, { currency, currencyDigits: digits });
  return startTestServer({ catalogue });
}

// As Node.js 24 with CLDR 48 counted them when the last version wrote.
test.each([
  ['HUF', 0],
  ['IDR', 0],
  ['RSD', 2],
])('Price 13: bookings in %s, with %i decimals then, keep their amounts', async (currency, digits) => {
  const server = await serverOf(currency, digits);
  const guest = server.guest();
  const bookings: Booking[] = [];
  for (const kind of ['PENDING', 'PAID', 'CANCELLED'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- the newest mail is that of the last booking
    const booking = await pendingStay(guest);
    bookings.push(booking);
    if (kind === 'PENDING') continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await verify(server, guest, booking);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pay(server, guest, booking);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (kind === 'CANCELLED') await cancelStay(guest, booking.id);
  }
  const { id: quoteId } = await guest.quote();
  const quoted = await guest.get(`/api/v1/quotes/${quoteId}`);
  const before = await Promise.all(bookings.map((booking) => look(guest, booking)));
  expect(before.map(({ totals }) => totals.currencyDigits)).toEqual([digits, digits, digits]);

  await goBack(server);
  await currencyDigits.up(server.context.db);

  expect(await Promise.all(bookings.map((booking) => look(guest, booking)))).toEqual(before);
  expect(await guest.get(`/api/v1/quotes/${quoteId}`)).toMatchObject({ status: 200, body: quoted.body });
  // A guest who was at the checkout during the update books what was quoted.
  expect(await guest.book(quoteId)).toMatchObject({
    status: 201,
    body: { totals: { currencyDigits: digits } },
  });
  const { catalogue } = await server.context.db
    .selectFrom('releases')
    .select('catalogue')
    .executeTakeFirstOrThrow();
  expect(catalogue).not.toContain('currencyDigits');
  expect(readCatalogue(catalogue).hotel).toMatchObject({ currency, currencyDigits: digits, region: 'IN' });

  // The refund of the cancelled one goes out and comes back in its own decimals.
  await startRefunds(server.context);
  server.clock.forward({ minutes: 1 });
  await tell(server);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('a payment that a gateway reports in today’s decimals pays a booking of before', async () => {
  const server = await serverOf('IDR', 0);
  const guest = server.guest();
  const booking = await pendingStay(guest);
  await verify(server, guest, booking);
  const { body: payment } = await startPaying(guest, booking);
  await goBack(server);
  await currencyDigits.up(server.context.db);
  const row = await server.context.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  const amount = { amountMinor: row.amount_minor, ...unitOfRow(row) };
  expect(toGatewayAmount(amount, STRIPE_UNITS)).toBe(booking.totals.totalMinor * 100);
  const reported = { amountMinor: booking.totals.totalMinor * 100, currencyDigits: 2 };
  expect(await webhook(server, captured(payment, reported))).toEqual({ status: 200 });
  expect(await look(guest, booking)).toMatchObject({
    state: 'SUCCESSFUL',
    payment: 'PAID',
    paidMinor: booking.totals.totalMinor,
  });
});
