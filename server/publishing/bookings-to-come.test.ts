import { expect, test } from 'vitest';
import type { Catalogue } from '#schemas/types';
import { staffOperations } from '../staff-operations.ts';
import { bookedStay, cancelStay } from '../test-support/booked.ts';
import type { TestGuest } from '../test-support/guest.ts';
import { pendingStay } from '../test-support/prepaid.ts';
import { publishRelease } from '../test-support/publish-release.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { ASHA } from '../test-support/staff.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** The next release, without the room that all stays here are in. */
function withoutQuayRoom(): Catalogue {
  const catalogue = smallHotel('release-2');
  for (const location of catalogue.locations) {
    location.rooms = location.rooms.filter(({ id }) => id !== 'quay-room');
    location.roomPrices = location.roomPrices.filter(({ roomId }) => roomId !== 'quay-room');
    location.ratePlans = location.ratePlans.filter(({ id }) => id !== 'advance');
    for (const plan of location.ratePlans) plan.roomIds = plan.roomIds.filter((id) => id !== 'quay-room');
    location.restrictions = [];
  }
  return catalogue;
}

type Happens = (server: TestServer, guest: TestGuest) => Promise<string>;
const TONIGHT = { checkIn: '2026-11-21', checkOut: '2026-11-22' };

const booked: Happens = async (server, guest) => (await bookedStay(server, guest, TONIGHT)).reference;

/** Each fulfils one part of the rule and no other. */
const CASES: readonly (readonly [string, boolean, Happens])[] = [
  ['was confirmed', true, booked],
  ['is held', true, async (_server, guest) => (await pendingStay(guest, TONIGHT)).reference],
  [
    'was held until a moment ago',
    false,
    async ({ clock }, guest) => {
      const { reference } = await pendingStay(guest, TONIGHT);
      clock.forward({ minutes: 16 });
      return reference;
    },
  ],
  [
    'was cancelled',
    false,
    async (server, guest) => {
      const { id, reference } = await bookedStay(server, guest, TONIGHT);
      await cancelStay(guest, id);
      return reference;
    },
  ],
  [
    'is not over before midnight at the hotel',
    true,
    async (server, guest) => {
      const reference = await booked(server, guest);
      server.clock.forward({ minutes: 23 * 60 + 44 });
      return reference;
    },
  ],
  [
    'ends today at the hotel, although it is still yesterday by UTC',
    false,
    async (server, guest) => {
      const reference = await booked(server, guest);
      server.clock.forward({ days: 1 });
      return reference;
    },
  ],
  [
    'nobody came for',
    false,
    async (server, guest) => {
      const { reference } = await bookedStay(server, guest, { ...TONIGHT, checkOut: '2026-11-24' });
      server.clock.forward({ days: 1 });
      await staffOperations(server.context, ASHA).markNoShow(reference);
      return reference;
    },
  ],
];

test.each(CASES)('taking a room away asks about a stay that %s: %s', async (_case, isAsked, happens) => {
  const server = await startTestServer();
  const reference = await happens(server, server.guest());
  const publishing = publishRelease(server.context, withoutQuayRoom(), {
    parentId: 'release-1',
    removesBooked: false,
  });
  const outcome = await publishing.then(
    () => 'published',
    (error: unknown) => String(error),
  );
  expect([outcome === 'published', outcome.includes(reference)]).toEqual([!isAsked, isAsked]);
});
