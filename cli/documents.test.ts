import { expect, test } from 'vitest';
import { cancelStay } from '../server/test-support/booked.ts';
import { pay, pendingStay, verify } from '../server/test-support/prepaid.ts';
import { prepaidSellingHotel } from '../server/test-support/selling-hotel.ts';
import { shellOf } from '../server/test-support/shell.ts';
import { startTestServer, type TestServer } from '../server/test-support/test-server.ts';
import { createWorkplace } from './test-command.ts';

const { runHereWith } = createWorkplace('');
const MONTHS = ['--from', '2026-11-01', '--to', '2027-01-31'];

async function typeAt(server: TestServer, ...words: string[]): Promise<string> {
  const env = await shellOf(server);
  const { status, stdout, stderr } = await runHereWith({ env }, 'documents', ...words);
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

/** One stay was paid and one was paid and cancelled a day before arrival, so that its first night is kept. */
async function twoStays(): Promise<TestServer> {
  const server = await startTestServer({ catalogue: prepaidSellingHotel() });
  const guests = [server.guest(), server.guest()];
  for (const guest of guests) {
    // oxlint-disable-next-line no-await-in-loop -- one number after the other
    const booking = await pendingStay(guest);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await verify(server, guest, booking);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pay(server, guest, booking);
  }
  server.clock.forward({ days: 53 });
  const { items } = (await guests[1]?.get<{ items: { id: string }[] }>('/api/v1/bookings'))?.body ?? {};
  const [{ id } = { id: '' }] = items ?? [];
  await cancelStay(guests[1] ?? server.guest(), id);
  return server;
}

test('the day book has every document, and the tax report what they add up to', async () => {
  const server = await twoStays();
  const lines = (await typeAt(server, 'day-book', ...MONTHS, '--format', 'csv')).trim().split('\r\n');
  expect(lines[0]).toBe(
    'issuedOn,number,kind,seller,location,booking,corrects,customer,customerTaxId,net,tax,total,currency',
  );
  expect(lines.slice(1).map((line) => line.replace(/[0-9A-Z]{4}-[0-9A-Z]{4},/, 'REF,'))).toEqual([
    '2026-11-21,S/26-27/00001,INVOICE,small-hotels,harbour,REF,,Meera Nair,,14834.06,1484.45,16318.51,INR',
    '2026-11-21,S/26-27/00002,INVOICE,small-hotels,harbour,REF,,Meera Nair,,14834.06,1484.45,16318.51,INR',
    '2027-01-13,SC/26-27/00001,CREDIT_NOTE,small-hotels,harbour,REF,S/26-27/00002,Meera Nair,,-7790.11,-973.76,-8763.87,INR',
  ]);
  const report = (await typeAt(server, 'tax-report', ...MONTHS, '--format', 'csv')).trim().split('\r\n');
  expect(report.slice(1).map((line) => line.split(',').toSpliced(3, 1).join(','))).toEqual([
    // Two Thursdays and a Friday are left: 2 x 7,043.95 at 7.25 %, 7,790.11 at 12.5 %.
    'small-hotels,32AAAAA0000A1Z9,996311,7.25,2,0,14087.90,1021.38,CGST 612.82; SGST 408.56,INR',
    'small-hotels,32AAAAA0000A1Z9,996311,12.5,2,1,7790.11,973.76,CGST 584.26; SGST 389.50,INR',
  ]);
  expect(await typeAt(server, 'day-book', ...MONTHS, '--seller', 'other')).toBe('No documents.\n');
  const actions = await server.context.db
    .withTables<{ staff_actions: { action: string; details: string } }>()
    .selectFrom('staff_actions')
    .select(['action', 'details'])
    .execute();
  expect(actions).toMatchObject([{ action: 'DAY_BOOK' }, { action: 'DAY_BOOK' }]);
  expect(JSON.stringify(actions)).not.toContain('Meera');
});

test.each([
  [['day-book'], 'Name the period: --from 2027-01-01 --to 2027-01-31.'],
  [['day-book', ...MONTHS, 'S/26-27/00001'], 'day-book takes no names'],
  [['ledger'], 'There is no "ledger" for documents. There are: day-book, tax-report.'],
  [[], 'Name a subcommand: day-book, tax-report.'],
])('documents %j is refused with what to write', async (words, said) => {
  const { status, stderr } = await runHereWith({}, 'documents', ...words);
  expect(status).toBe(2);
  expect(stderr).toContain(said);
});
