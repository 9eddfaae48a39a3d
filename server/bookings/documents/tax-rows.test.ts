import { expect, test } from 'vitest';
import type { Booking, CreateQuoteRequest, TaxDocument, TaxDocumentList } from '#schemas/api-types';
import { cancelStay } from '../../test-support/booked.ts';
import { PLAIN_QUOTE, type TestGuest } from '../../test-support/guest.ts';
import { look, pay, pendingStay, verify } from '../../test-support/prepaid.ts';
import { prepaidSellingHotel } from '../../test-support/selling-hotel.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

async function paidStay(changes: Partial<CreateQuoteRequest>) {
  const catalogue = prepaidSellingHotel();
  catalogue.booking.horizonDays = 200;
  const server = await startTestServer({ catalogue });
  const guest = server.guest();
  const pending = await pendingStay(guest, changes);
  await verify(server, guest, pending);
  await pay(server, guest, pending);
  return { server, guest, booking: await look(guest, pending) };
}

async function documents(guest: TestGuest, { id }: Booking): Promise<TaxDocument[]> {
  const address = `/api/v1/bookings/${id}/documents`;
  const { items } = (await guest.get<TaxDocumentList>(address)).body;
  return Promise.all(items.map(async (item) => (await guest.get<TaxDocument>(`${address}/${item.id}`)).body));
}

/** Each tax of a document: its name with its rate, its code, and the names and rates of its parts. */
function named({ taxes }: TaxDocument): string[] {
  return taxes.map(({ label, code, parts = [] }) =>
    [code, label, ...parts.map((part) => `${part.label} ${part.rateBasisPoints}`)]
      .join(', ')
      .replaceAll(/\p{Zs}/gu, ' '),
  );
}

async function cancelBeforeArrival({ clock }: TestServer, guest: TestGuest, { id, stay }: Booking) {
  const leftMs = Date.parse(`${stay.checkIn}T00:00:00Z`) - clock.now().getTime();
  clock.forward({ minutes: Math.floor(leftMs / 60_000) - 60 });
  await cancelStay(guest, id);
}

test('two taxes of one rate keep their own names and parts on invoice and credit note', async () => {
  const extras = [{ extraId: 'transfer' }, { extraId: 'basket', quantity: 2 }];
  const { server, guest, booking } = await paidStay({ ...PLAIN_QUOTE, extras });
  await cancelBeforeArrival(server, guest, booking);
  const [invoice, note, ...others] = await documents(guest, booking);
  expect(others).toEqual([]);
  const services = [
    '996601, Transport levy 18 %, CGST 1080, SGST 720',
    '999799, GST 18 %, CGST 1080, SGST 720',
  ];
  const nights = ['996311, GST 7.25 %, CGST 435, SGST 290', '996311, GST 12.5 %, CGST 750, SGST 500'];
  expect(invoice && named(invoice)).toEqual([...nights, ...services]);
  // The first night is kept.
  expect(note && named(note)).toEqual([...nights.slice(1), ...services]);
});

test('a stay that crosses into a new period has the parts of each period', async () => {
  const { guest, booking } = await paidStay({ checkIn: '2027-02-27', checkOut: '2027-03-03' });
  const [invoice] = await documents(guest, booking);
  expect(invoice && named(invoice)).toEqual([
    '996311, GST 7.25 %, CGST 435, SGST 290',
    '996311, GST 12.5 %, CGST 750, SGST 500',
    '996311, GST 13.75 %, CGST 413, UTGST 962',
  ]);
});
