import { expect, test } from 'vitest';
import { cancelStay } from '../test-support/booked.ts';
import { newKey } from '../test-support/guest.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { sendBookingLinks } from './access/send-booking-links.ts';

// TRUST T9: a mailbox of a stranger is not flooded, and nobody else chooses the words of what the hotel writes.
const WORDS = { guestFirstName: 'Your card is blocked', guestLastName: 'Ring the bank now' };

test('limits the codes of one network per hour, however many holds it cancels', async () => {
  const catalogue = smallHotel();
  catalogue.booking.maxHoldsPerNetwork = 2;
  const server = await startTestServer({ catalogue });
  const guest = server.guest();
  const book = async (index: number) =>
    guest.book((await guest.quote()).id, { guest: { guestEmail: `stranger-${index}@example.com` } });
  for (let index = 0; index < 12; index += 1) {
    const { status, body } = await book(index);
    expect(status).toBe(201);
    await cancelStay(guest, body.id);
  }
  const refused = await book(12);
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    429,
    'TOO_MANY_REQUESTS',
    '60',
  ]);
  expect(await server.guestMails()).toHaveLength(12);
  server.clock.forward({ seconds: 60 });
  expect((await book(13)).status).toBe(201);
});

test('a mail to an unproven address contains no input', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const { body } = await guest.book((await guest.quote()).id, { guest: WORDS });
  const find = { reference: body.reference, email: 'nair.family@example.com' };
  await guest.post('/api/v1/bookings/find', find, { 'idempotency-key': newKey() });
  await sendBookingLinks(server.context);
  const mails = await server.guestMails();
  expect(mails).toHaveLength(2);
  expect(mails.map(({ to }) => to)).toEqual(
    mails.map(() => ({ name: '', address: 'nair.family@example.com' })),
  );
  expect(JSON.stringify(mails)).not.toMatch(/blocked|bank/i);
});
