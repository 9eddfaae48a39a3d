import { expect, test } from 'vitest';
import { formatBasisPoints, formatMoneyInFull, withCode } from '#domain/money';
import type { Booking, TaxDocument, TaxDocumentList } from '#schemas/api-types';
import { cancelStay } from '../../../test-support/booked.ts';
import { look, pay, pendingStay, verify } from '../../../test-support/prepaid.ts';
import { prepaidSellingHotel } from '../../../test-support/selling-hotel.ts';
import { startTestServer } from '../../../test-support/test-server.ts';
import { wordsOfPdf } from '../../../test-support/words-of-pdf.ts';

const plain = (words: string): string => words.replaceAll(/\s+/g, ' ');

interface Paper {
  document: TaxDocument;
  words: string;
}

/** The invoice of a stay with two extras, and the credit note of its cancellation: as data, and as the guest's PDF. */
async function papers(): Promise<Paper[]> {
  const server = await startTestServer({ catalogue: prepaidSellingHotel() });
  const guest = server.guest();
  const extras = [{ extraId: 'transfer' }, { extraId: 'basket', quantity: 2 }];
  const pending = await pendingStay(guest, { extras });
  await verify(server, guest, pending);
  await pay(server, guest, pending);
  const booking: Booking = await look(guest, pending);
  server.clock.forward({ days: 53 });
  await cancelStay(guest, booking.id);
  const address = `/api/v1/bookings/${booking.id}/documents`;
  const { items } = (await guest.get<TaxDocumentList>(address)).body;
  return Promise.all(
    items.map(async ({ id }) => {
      const { body: document } = await guest.get<TaxDocument>(`${address}/${id}`);
      const file = await server.app.inject({
        url: `${address}/${id}/file.pdf`,
        cookies: Object.fromEntries(guest.cookies),
      });
      return { document, words: await wordsOfPdf(file.rawPayload) };
    }),
  );
}

test('the PDF says row by row what the document says: each line, tax and part with its rate and amounts', async () => {
  const found = await papers();
  expect(found.map(({ document }) => document.kind)).toEqual(['INVOICE', 'CREDIT_NOTE']);
  for (const { document, words } of found) {
    const money = (minor: number) => formatMoneyInFull(minor, document, document.locale);
    const rate = (basisPoints: number) => formatBasisPoints(basisPoints, document.locale);
    const rows = [
      ...document.lines.map(({ label, note, code = '', ...line }) => [
        note === undefined ? label : `${label}, ${note}`,
        code,
        money(line.netMinor),
        rate(line.rateBasisPoints),
        money(line.taxMinor),
        money(line.totalMinor),
      ]),
      ...document.taxes.flatMap(({ label = '', code = '', parts = [], ...tax }) => [
        [
          label,
          code,
          money(tax.netMinor),
          rate(tax.rateBasisPoints),
          money(tax.taxMinor),
          money(tax.netMinor + tax.taxMinor),
        ],
        ...parts.map((part) => [part.label, rate(part.rateBasisPoints), money(part.taxMinor)]),
      ]),
      [money(document.netMinor), money(document.taxMinor), withCode(money(document.totalMinor), document)],
    ];
    for (const row of rows) expect(words).toContain(plain(row.filter((cell) => cell !== '').join(' ')));
  }
});

test('the PDF names the seller, the customer, the booking and what it corrects', async () => {
  const [invoice, note] = await papers();
  for (const { document, words } of [invoice, note].filter((paper) => paper !== undefined)) {
    const { seller, customer, location, number, reference } = document;
    for (const said of [
      seller.legalName,
      seller.taxId,
      ...seller.address,
      customer.name,
      location.name,
      number,
      reference,
    ])
      expect(words).toContain(plain(said ?? 'nothing'));
  }
  expect(note?.words).toContain(invoice?.document.number);
});
