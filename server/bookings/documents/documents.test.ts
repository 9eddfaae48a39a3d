import { expect, test } from 'vitest';
import type { Booking, TaxDocument, TaxDocumentList } from '#schemas/api-types';
import { cleanUp } from '../../jobs/clean-up.ts';
import { staffOperations } from '../../staff-operations.ts';
import { bookedStay, cancelStay } from '../../test-support/booked.ts';
import type { TestGuest } from '../../test-support/guest.ts';
import { look, pay, pendingStay, prepaidHotel, tell as deliver, verify } from '../../test-support/prepaid.ts';
import { prepaidSellingHotel, sellingHotel } from '../../test-support/selling-hotel.ts';
import { ASHA } from '../../test-support/staff.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { recordReport } from '../payments/record-report.ts';
import { startRefunds } from '../refunds/start-refunds.ts';
import { documentFile } from './document-file.ts';
import { settleDocuments } from './settle-documents.ts';

interface Paid {
  server: TestServer;
  guest: TestGuest;
  booking: Booking;
}

async function paidStay(): Promise<Paid> {
  const server = await startTestServer({ catalogue: prepaidSellingHotel() });
  return { server, ...(await anotherStay(server)) };
}

async function anotherStay(server: TestServer): Promise<Omit<Paid, 'server'>> {
  const guest = server.guest();
  const pending = await pendingStay(guest);
  await verify(server, guest, pending);
  await pay(server, guest, pending);
  return { guest, booking: await look(guest, pending) };
}

async function list(guest: TestGuest, { id }: Booking): Promise<TaxDocumentList> {
  return (await guest.get<TaxDocumentList>(`/api/v1/bookings/${id}/documents`)).body;
}

async function documents(guest: TestGuest, booking: Booking): Promise<TaxDocument[]> {
  const { items } = await list(guest, booking);
  const address = `/api/v1/bookings/${booking.id}/documents`;
  return Promise.all(items.map(async ({ id }) => (await guest.get<TaxDocument>(`${address}/${id}`)).body));
}

test('a stay that is paid when booking has an invoice of the same amounts', async () => {
  const { server, guest, booking } = await paidStay();
  const [invoice, ...others] = await documents(guest, booking);
  expect(others).toEqual([]);
  const { totals, taxes } = booking;
  expect(invoice).toMatchObject({
    kind: 'INVOICE',
    number: 'S/26-27/00001',
    issuedOn: '2026-11-21',
    reference: booking.reference,
    customer: { name: 'Meera Nair' },
    seller: { legalName: 'Small Hotels Private Limited', taxId: '32AAAAA0000A1Z9' },
    totalMinor: totals.totalMinor,
    taxMinor: totals.taxMinor,
    netMinor: totals.netMinor,
    currency: 'INR',
    currencyDigits: 2,
  });
  expect(invoice?.taxes.map(({ label: _label, code: _code, parts: _parts, ...amounts }) => amounts)).toEqual(
    taxes.map(({ label: _label, ...amounts }) => amounts),
  );
  expect(invoice?.taxes.map(({ code }) => code)).toEqual(taxes.map(() => '996311'));
  expect(invoice?.lines.reduce((sum, line) => sum + line.totalMinor, 0)).toBe(totals.totalMinor);
  const mail = (await server.guestMails()).find(({ subject }) => subject.includes('is confirmed'));
  expect(mail?.text).toContain('Your invoice S/26-27/00001 is attached.');
  expect(mail?.files?.map(({ name, mediaType }) => [name, mediaType])).toEqual([
    ['S-26-27-00001.pdf', 'application/pdf'],
  ]);
  expect(Buffer.from(mail?.files?.[0]?.base64 ?? '', 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
});

test('a tax that two authorities share is split on every document, and the parts are the tax', async () => {
  const { server, guest, booking } = await paidStay();
  server.clock.forward({ days: 53 });
  await cancelStay(guest, booking.id);
  const papers = await documents(guest, booking);
  expect(papers.map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE']);
  for (const { parts = [], rateBasisPoints, taxMinor } of papers.flatMap(({ taxes }) => taxes)) {
    expect(parts.map(({ label }) => label)).toEqual(['CGST', 'SGST']);
    expect(parts.reduce((sum, part) => sum + part.taxMinor, 0)).toBe(taxMinor);
    expect(parts.reduce((sum, part) => sum + part.rateBasisPoints, 0)).toBe(rateBasisPoints);
    expect(Math.abs((parts[0]?.taxMinor ?? 0) - taxMinor * 0.6)).toBeLessThan(1);
  }
});

test('the PDF is for the guest of the booking, and for nobody else', async () => {
  const { server, guest, booking } = await paidStay();
  const [item] = (await list(guest, booking)).items;
  const address = `/api/v1/bookings/${booking.id}/documents/${item?.id}/file.pdf`;
  const own = await guest.get(address);
  expect([own.status, own.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  const stranger = server.guest();
  await stranger.quote();
  expect((await stranger.get(address)).status).toBe(404);
  const { guest: other, booking: otherBooking } = await anotherStay(server);
  const mixed = `/api/v1/bookings/${otherBooking.id}/documents/${item?.id}`;
  expect((await other.get(mixed)).status).toBe(404);
});

test('Money of a booking: a cancellation has a credit note: with the invoice it leaves what the hotel keeps', async () => {
  const { server, guest, booking } = await paidStay();
  // One day before arrival the first night is kept.
  server.clock.forward({ days: 53 });
  const { cancellation } = (await cancelStay(guest, booking.id)).body;
  const [invoice, note, ...others] = await documents(guest, booking);
  expect(others).toEqual([]);
  expect(cancellation?.penaltyMinor).toBeGreaterThan(0);
  expect(note).toMatchObject({
    kind: 'CREDIT_NOTE',
    number: 'SC/26-27/00001',
    corrects: { number: 'S/26-27/00001', issuedOn: '2026-11-21' },
    totalMinor: cancellation?.refundableMinor,
  });
  const left = { total: (invoice?.totalMinor ?? 0) - (note?.totalMinor ?? 0) };
  expect(left.total).toBe(cancellation?.penaltyMinor);
  expect((invoice?.taxMinor ?? 0) - (note?.taxMinor ?? 0)).toBe(cancellation?.penaltyTaxMinor);
  const mail = (await server.guestMails()).find(({ subject }) => subject.includes('is cancelled'));
  expect(mail?.text).toContain('The credit note SC/26-27/00001 is attached.');
  expect(mail?.files?.map(({ name }) => name)).toEqual(['SC-26-27-00001.pdf']);
});

test('Money of a booking: a stay that is paid at the hotel has its invoice with the last payment', async () => {
  const server = await startTestServer({ catalogue: sellingHotel() });
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  const staff = staffOperations(server.context, ASHA);
  const record = (amount: string) =>
    staff.recordPayment(booking.reference, { amount, method: 'CASH', isAgain: false });
  await record('1000');
  expect((await list(guest, booking)).items).toEqual([]);
  const { totalMinor } = booking.totals;
  await record(((totalMinor - 100_000) / 100).toFixed(2));
  expect((await list(guest, booking)).items).toMatchObject([{ number: 'S/26-27/00001', totalMinor }]);
  const mail = (await server.guestMails()).find(({ subject }) => subject.includes('have received'));
  expect(mail?.files?.map(({ name }) => name)).toEqual(['S-26-27-00001.pdf']);
});

test('who does not come gets an invoice for the charge alone, once it is paid', async () => {
  const catalogue = sellingHotel();
  for (const { policies } of catalogue.locations)
    for (const policy of policies) policy.noShow = { unit: 'DAY', value: 1 };
  const server = await startTestServer({ catalogue });
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  const staff = staffOperations(server.context, ASHA);
  server.clock.forward({ days: 55 });
  const { penaltyMinor } = await staff.markNoShow(booking.reference);
  expect((await list(guest, booking)).items).toEqual([]);
  await staff.recordPayment(booking.reference, {
    amount: (penaltyMinor / 100).toFixed(2),
    method: 'CARD',
    isAgain: false,
  });
  const [invoice] = await documents(guest, booking);
  expect(invoice).toMatchObject({ kind: 'INVOICE', totalMinor: penaltyMinor });
  expect(invoice?.lines.map(({ label }) => label)).toEqual(
    invoice?.taxes.map(() => 'Charge for a missed stay'),
  );
});

test('a guest names a company until the invoice is there', async () => {
  const server = await startTestServer({ catalogue: sellingHotel() });
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  const address = `/api/v1/bookings/${booking.id}/company`;
  const named = await guest.send<TaxDocumentList>('PUT', address, {
    companyName: ' Łódź  Płótno ',
    companyTaxId: '32AAAAA1111A1Z9',
    companyAddress: 'Piotrkowska 1\nŁódź',
  });
  expect(named).toMatchObject({ status: 200, body: { canNameCompany: true, taxIdName: 'GSTIN' } });
  const { totalMinor } = booking.totals;
  await staffOperations(server.context, ASHA).recordPayment(booking.reference, {
    amount: (totalMinor / 100).toFixed(2),
    method: 'TRANSFER',
    isAgain: false,
  });
  const [invoice] = await documents(guest, booking);
  expect(invoice?.customer).toEqual({
    name: 'Meera Nair',
    company: { name: 'Łódź Płótno', taxId: '32AAAAA1111A1Z9', address: 'Piotrkowska 1\nŁódź' },
  });
  expect(await list(guest, booking)).toMatchObject({ canNameCompany: false });
  expect((await guest.send('PUT', address, { companyName: 'Other' })).status).toBe(409);
});

test('a hotel without a legal entity writes nothing', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const { guest, booking } = await anotherStay(server);
  expect(await list(guest, booking)).toEqual({ items: [], canNameCompany: false });
});

test('money that staff send back in the dashboard has a credit note, mailed once', async () => {
  const { server, guest, booking } = await paidStay();
  const { db } = server.context;
  const { id: captureId } = await db.selectFrom('captures').select('id').executeTakeFirstOrThrow();
  const report = {
    kind: 'REFUND',
    id: 're_of_the_dashboard',
    refundId: undefined,
    captureId,
    amountMinor: 300_000,
    currency: 'INR',
    currencyDigits: 2,
  } as const;
  const tell = (state: 'PROCESSED' | 'PROCESSING') =>
    db
      .transaction()
      .execute((trx) => recordReport(server.context, trx, { gateway: 'TEST', report: { ...report, state } }));
  await tell('PROCESSING');
  const refundMails = async () =>
    (await server.guestMails()).filter(({ subject }) => subject.includes('Refund for your booking'));
  expect([await refundMails(), (await list(guest, booking)).items.length]).toEqual([[], 1]);
  await tell('PROCESSED');
  await tell('PROCESSED');
  await tell('PROCESSING');
  const mails = await refundMails();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('We have sent ₹3,000 back');
  expect(mails[0]?.text).toContain('The credit note SC/26-27/00001 is attached.');
  expect(mails[0]?.files?.map(({ name }) => name)).toEqual(['SC-26-27-00001.pdf']);
  expect((await documents(guest, booking)).map(({ totalMinor }) => totalMinor)).toEqual([
    booking.totals.totalMinor,
    300_000,
  ]);
});

test('a refund that has arrived is told with its credit note, and one that failed without', async () => {
  const server = await startTestServer({ catalogue: prepaidSellingHotel() });
  const guest = server.guest();
  const pending = await pendingStay(guest);
  await verify(server, guest, pending);
  await pay(server, guest, pending, 'pay-refund-fails');
  await cancelStay(guest, pending.id);
  for (const minutes of [20, 1]) {
    // oxlint-disable-next-line no-await-in-loop -- the first attempt fails at the bank
    await startRefunds(server.context);
    server.clock.forward({ minutes: 1 });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await deliver(server);
    server.clock.forward({ minutes });
  }
  const mails = (await server.guestMails())
    .filter(({ subject }) => subject.includes('Refund for your booking'))
    .map(({ text, files = [] }) => [text.includes('did not go through'), files.map(({ name }) => name)]);
  expect(mails).toEqual([
    [false, ['SC-26-27-00001.pdf']],
    [true, []],
  ]);
});

test('settling again writes nothing', async () => {
  const { server, guest, booking } = await paidStay();
  const again = await server.context.db
    .transaction()
    .execute((trx) => settleDocuments(server.context, trx, booking.id));
  expect(again).toBeUndefined();
  expect((await list(guest, booking)).items).toHaveLength(1);
});

test('Money of a booking: a document never changes, and the same document has the same bytes', async () => {
  const { server, booking } = await paidStay();
  const { db } = server.context;
  await expect(db.updateTable('tax_documents').set({ total_minor: 1 }).execute()).rejects.toThrow(
    'a tax document never changes',
  );
  await expect(db.deleteFrom('tax_documents').execute()).rejects.toThrow('is kept until its time is over');
  const [row] = await db.selectFrom('tax_documents').selectAll().execute();
  expect(row?.booking_id).toBe(booking.id);
  const files = await Promise.all([documentFile(db, row?.id ?? ''), documentFile(db, row?.id ?? '')]);
  expect(files[0]).toEqual(files[1]);
});

test('an erased guest stays on the invoice, until its own time is over', async () => {
  const { server, booking } = await paidStay();
  const { db } = server.context;
  const names = async () => {
    const rows = await db.selectFrom('tax_documents').select('content').execute();
    return rows.map(({ content }) => /"name":"(Meera Nair)"/.exec(content)?.[1]);
  };
  server.clock.forward({ days: 1200 });
  await cleanUp(server.context);
  const { first_name: name } = await db
    .selectFrom('bookings')
    .select('first_name')
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  expect([name, await names()]).toEqual(['Erased', ['Meera Nair']]);
  // The database trusts its own clock, so the document is put ten years back.
  const [row] = await db.selectFrom('tax_documents').selectAll().execute();
  if (row === undefined) throw new Error('There is no document.');
  const old = {
    ...row,
    id: 'old',
    number: 99,
    position: 0,
    booking_id: booking.id,
    keep_until: '2025-01-01',
  };
  await db
    .insertInto('tax_documents')
    .values({ ...old, kind: 'CREDIT_NOTE', position: 1 })
    .execute();
  await cleanUp(server.context);
  expect(await db.selectFrom('tax_documents').select('id').execute()).toEqual([{ id: row.id }]);
});
