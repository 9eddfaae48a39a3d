import { expect, test } from 'vitest';
import type { ReceivedMail } from '../../platform/mail/development-mailbox.ts';
import { staffOperations } from '../../staff-operations.ts';
import { mailedCode } from '../../test-support/account.ts';
import { bookedStay, cancelStay } from '../../test-support/booked.ts';
import { newKey, PLAIN_ROOM } from '../../test-support/guest.ts';
import { ASHA } from '../../test-support/staff.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

const HOTEL = 'harbour@small-hotel.example';
const PARTY = {
  rooms: [PLAIN_ROOM, { ...PLAIN_ROOM, adults: 1, childAges: [7], extraBeds: 1 }],
};

/** Newest first. */
async function notices(server: TestServer): Promise<ReceivedMail[]> {
  return (await server.mails()).filter(({ to }) => to.address === HOTEL);
}

test('the location is notified when a booking is completed, not before', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const extra = { requests: 'A quiet room.\nA cot, please.', arrivalTime: '15:30' };
  const { body: pending } = await guest.book((await guest.quote(PARTY)).id, { extra });
  expect(await notices(server)).toEqual([]);
  const otp = await mailedCode(server);
  await guest.post(`/api/v1/bookings/${pending.id}/confirmation`, { otp }, { 'idempotency-key': newKey() });
  const [notice, ...others] = await notices(server);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    from: { name: 'Small Hotel Harbour', address: HOTEL },
    to: { name: 'Small Hotel Harbour', address: HOTEL },
    replyTo: { name: 'Meera Nair', address: 'nair.family@example.com' },
    subject: `Small Hotel Harbour: new booking ${pending.reference}, 14 Jan 2027 to 16 Jan 2027`,
  });
  for (const part of [
    pending.reference,
    'Thursday, 14 January 2027, from 14:00 (Asia/Kolkata)',
    'Quay Room, Flexible, Breakfast included, 1 adult, 1 child (aged 7), 1 extra bed',
    ', to be paid at the hotel',
    'Taxes and charges are included.',
    'Meera Nair',
    '+91 98123 45678',
    'nair.family@example.com',
    '15:30',
    'A quiet room.',
    'A cot, please.',
  ]) {
    expect(notice?.text).toContain(part);
    expect(notice?.html).toContain(part);
  }
  expect(`${notice?.subject}${notice?.text}`).not.toMatch(/mail\.|fields\.|\{\{/);
});

test('the location is notified of the reason for a cancellation and the amount due', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  server.clock.forward({ days: 53 });
  await cancelStay(guest, booking.id);
  const [notice] = await notices(server);
  expect(notice?.subject).toBe(
    `Small Hotel Harbour: booking ${booking.reference} is cancelled, 14 Jan 2027 to 16 Jan 2027`,
  );
  for (const part of ['Our plans have changed.', 'Still to be paid', '₹7,554.64', 'Meera Nair'])
    expect(notice?.text).toContain(part);
});

test('the location gets no notice of its own cancellation', async () => {
  const server = await startTestServer();
  const booking = await bookedStay(server, server.guest());
  const decision = { reason: 'A burst pipe.', keepsPenalty: false };
  await staffOperations(server.context, ASHA).cancel(booking.reference, decision);
  expect((await notices(server)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('new booking'),
  ]);
});
