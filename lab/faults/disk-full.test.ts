import { expect, inject, test } from 'vitest';
import { auditBooks } from '../../server/test-support/audit.ts';
import { limitPages } from './alterations.ts';
import { newKey } from '../../server/test-support/guest.ts';
import { smallHotel } from '../../server/test-support/small-hotel.ts';
import { startTestServer } from '../../server/test-support/test-server.ts';

// PostgreSQL has its own files; `npm run lab -- io-faults 300` uses a real disk.
const isSqlite = inject('postgresUrl') === undefined;
/** More than the free pages hold, and fewer than one network may book. */
const GUESTS = 8;

test.runIf(isSqlite)(
  'a full disk refuses bookings for the moment, and the same key books once when there is room (TRUST R3)',
  async () => {
    const catalogue = smallHotel();
    Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: GUESTS });
    const server = await startTestServer({ catalogue });
    const { db } = server.context;
    const wishes = await Promise.all(
      Array.from({ length: GUESTS }, async (_wish, index) => {
        const guest = server.guest();
        const { id } = await guest.quote();
        const wish = { key: newKey(), guest: { guestEmail: `guest-${index}@example.com` } };
        return () => guest.book(id, wish);
      }),
    );
    await limitPages(db, true);
    const first = await Promise.all(wishes.map((book) => book()));
    const refused = first.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body, headers } of refused) {
      expect(status).toBe(503);
      expect(body.code).toBe('UNAVAILABLE');
      expect(headers['retry-after']).toBe('2');
    }
    const kept = await db.selectFrom('bookings').select('id').execute();
    expect(kept).toHaveLength(GUESTS - refused.length);
    // Reading still works.
    expect((await server.guest().get('/api/v1/ready')).status).toBe(200);
    await limitPages(db, false);
    const again = await Promise.all(wishes.map((book) => book()));
    expect(again.map(({ status }) => status)).toEqual(first.map(() => 201));
    expect(await db.selectFrom('bookings').select('id').execute()).toHaveLength(GUESTS);
    expect(await auditBooks(db)).toEqual([]);
  },
);
