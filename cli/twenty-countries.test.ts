import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currencyUnit } from '#domain/currencies';
import { minorOfMain } from '#domain/money';
import type { Catalogue } from '#schemas/types';
import { COUNTRIES, withPlainSpaces } from '../domain/test-support/countries.ts';
import { engineOf } from '../domain/test-support/engines.ts';
import { pay, pendingStay, verify } from '../server/test-support/prepaid.ts';
import { prepaidSellingHotel } from '../server/test-support/selling-hotel.ts';
import { shellOf } from '../server/test-support/shell.ts';
import { startTestServer, type TestServer } from '../server/test-support/test-server.ts';
import { wordsOfPdf } from '../server/test-support/words-of-pdf.ts';
import { createWorkplace } from './test-command.ts';

const { runHereWith } = createWorkplace('');

// An engine that has decimals of its own for every currency: who asks it for them writes another amount.
beforeEach(
  () =>
    void vi.stubGlobal(
      'Intl',
      engineOf(() => 4),
    ),
);
afterEach(() => vi.unstubAllGlobals());

/** A hotel of a country that sells a night for exactly this amount, in main units, and owes no tax on it. */
function hotelIn(region: string, currency: string, amount: number): Catalogue {
  const hotel = prepaidSellingHotel();
  const unit = currencyUnit(currency);
  Object.assign(hotel.hotel, unit, { region });
  for (const tax of hotel.taxes) tax.slabs = [{ rateBasisPoints: 0 }];
  for (const { mealPlans, roomPrices } of hotel.locations) {
    for (const meal of mealPlans) meal.adultMinor = 0;
    for (const price of roomPrices) price.baseMinor = price.weekendBaseMinor = minorOfMain(amount, unit);
  }
  return hotel;
}

async function typeAt(server: TestServer, ...words: string[]): Promise<string> {
  const env = await shellOf(server);
  const { status, stdout, stderr } = await runHereWith({ env }, ...words);
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

/** The cells of the only row, by the head of their column. */
function onlyRow(csv: string): Record<string, string> {
  const [head = '', row = ''] = csv.replace('\u{FEFF}', '').trim().split('\r\n');
  const cells = row.split(',');
  return Object.fromEntries(head.split(',').map((name, place) => [name, cells[place] ?? '']));
}

test.each(COUNTRIES)('the mail, the PDF and the CSV of a hotel in %s write %s in its way', async (...row) => {
  const [region, currency, amount, total, invoice, cell] = row;
  const server = await startTestServer({ catalogue: hotelIn(region, currency, amount) });
  const guest = server.guest();
  const night = { checkIn: '2027-01-14', checkOut: '2027-01-15' };
  const booking = await pendingStay(guest, night);
  expect(booking.totals).toMatchObject(currencyUnit(currency));
  await verify(server, guest, booking);
  await pay(server, guest, booking);
  const mail = (await server.guestMails()).find(({ subject }) => subject.includes('is confirmed'));
  expect(withPlainSpaces(mail?.text ?? '')).toContain(total);
  expect(withPlainSpaces(mail?.html ?? '').replaceAll('&#39;', '’')).toContain(total);
  expect(withPlainSpaces(await wordsOfPdf(Buffer.from(mail?.files?.[0]?.base64 ?? '', 'base64')))).toContain(
    invoice,
  );
  const stay = onlyRow(await typeAt(server, 'bookings', 'export', '--format', 'csv'));
  expect([stay['total'], stay['currency']]).toEqual([cell, currency]);
  const months = ['--from', '2026-11-01', '--to', '2027-01-31'];
  const book = onlyRow(await typeAt(server, 'documents', 'day-book', ...months, '--format', 'csv'));
  expect([book['total'], book['currency']]).toEqual([cell, currency]);
});
