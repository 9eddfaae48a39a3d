import { expect, test } from 'vitest';
import { auditBooks } from '../../server/test-support/audit.ts';
import { raceForPayments, raceHotel } from './payment-race.ts';
import { pay, pendingStay, prepaidHotel } from '../../server/test-support/prepaid.ts';
import { seededRandom } from '../../server/test-support/seeded-random.ts';
import { startTestServer } from '../../server/test-support/test-server.ts';

const SAMPLE_MS = 240_000;

test(
  '60 guests who pay around the end of their hold: none is paid without a room, none refunded twice (TRUST R11)',
  { timeout: SAMPLE_MS },
  async () => {
    const server = await startTestServer({ catalogue: raceHotel() });
    const result = await raceForPayments({ rounds: 60, random: seededRandom(11), server });
    expect(result.faults).toEqual([]);
    // Each outcome occurred.
    const { booked, revived, givenBack, cancelled } = result;
    expect(Math.min(booked, revived, givenBack, cancelled)).toBeGreaterThan(0);
  },
);

test('control: books that do not agree are noticed', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  await pay(server, guest, booking);
  const { db } = server.context;
  expect(await auditBooks(db)).toEqual([]);
  const total = booking.totals.totalMinor;
  await db.updateTable('bookings').set({ state: 'EXPIRED' }).where('id', '=', booking.id).execute();
  expect(await auditBooks(db)).toContain(`${booking.reference}: expired, and ${total} kept`);
  await db.updateTable('captures').set({ returned_at: '2026-11-21T06:31:00.000Z' }).execute();
  expect(await auditBooks(db)).toContain(`${booking.reference}: ${total} paid, 0 captured and kept`);
});
