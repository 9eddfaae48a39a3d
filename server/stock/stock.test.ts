import { expect, test } from 'vitest';
import { staffOperations } from '../staff-operations.ts';
import { publishRelease } from '../test-support/publish-release.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { ASHA, asMember } from '../test-support/staff.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const NIGHTS = { roomId: 'quay-room', from: '2027-01-14', to: '2027-01-15' };
const CLOSE = { kind: 'SET', closed: true } as const;

async function hold(server: TestServer): Promise<number> {
  const guest = server.guest();
  return (await guest.book((await guest.quote()).id)).status;
}

test('shows what there is, what is taken, and who decided', async () => {
  const server = await startTestServer();
  await hold(server);
  const desk = staffOperations(server.context, ASHA);
  await desk.changeNights({ ...NIGHTS, to: '2027-01-14' }, { kind: 'SET', capacity: 2 });
  const room = { roomId: 'quay-room' };
  expect(await desk.nights(NIGHTS)).toEqual([
    { ...room, night: '2027-01-14', capacity: 2, sold: 0, held: 1, isClosed: false, isOverridden: true },
    { ...room, night: '2027-01-15', capacity: 3, sold: 0, held: 1, isClosed: false, isOverridden: false },
  ]);
  await expect(desk.nights({ ...NIGHTS, roomId: 'no-room' })).rejects.toThrow(/There is no stock of no-room/);
});

test('shows two weeks from today at the location by default', async () => {
  const server = await startTestServer();
  // 02:00 in Kochi, where the rooms are; still the day before in Greenwich.
  server.clock.forward({ days: 1, minutes: 105 });
  const desk = staffOperations(server.context, asMember('asha'));
  const days = (await desk.nights({ roomId: 'quay-room' })).map(({ night }) => night);
  expect([days.length, days.at(0), days.at(-1)]).toEqual([14, '2026-11-22', '2026-12-05']);
  const few = await desk.nights({ roomId: 'quay-room', to: '2026-11-23' });
  expect(few.map(({ night }) => night)).toEqual(['2026-11-22', '2026-11-23']);
  await expect(desk.nights({ roomId: 'no-room' })).rejects.toThrow(
    /The published release has no room type no-room/,
  );
});

test('never leaves fewer rooms than are taken, and changes no night then', async () => {
  const server = await startTestServer();
  await hold(server);
  const desk = staffOperations(server.context, ASHA);
  const wide = { ...NIGHTS, from: '2027-01-13' };
  await expect(desk.changeNights(wide, { kind: 'SET', capacity: 0 })).rejects.toThrow(
    /More rooms are sold or held than 0: 2027-01-14 \(0 sold, 1 held\), 2027-01-15/,
  );
  expect((await desk.nights(wide)).map(({ capacity }) => capacity)).toEqual([3, 3, 3]);
  expect(await server.context.db.selectFrom('staff_actions').selectAll().execute()).toEqual([]);
});

test('a hold that has run out does not stand in the way', async () => {
  const server = await startTestServer();
  await hold(server);
  server.clock.forward({ minutes: 15 });
  const desk = staffOperations(server.context, ASHA);
  await desk.changeNights(NIGHTS, { kind: 'SET', capacity: 0 });
  expect((await desk.nights(NIGHTS)).map(({ capacity }) => capacity)).toEqual([0, 0]);
});

test('bookings and a lower capacity at the same time leave nobody without a room', async () => {
  const server = await startTestServer();
  const desk = staffOperations(server.context, ASHA);
  const guests = Array.from({ length: 6 }, () => server.guest());
  // All guests get their quotes before the race, because a late one would find no room.
  const quotes = await Promise.all(guests.map((guest) => guest.quote()));
  const bookings = guests.map((guest, index) => guest.book(quotes[index]?.id ?? ''));
  const lower = desk.changeNights(NIGHTS, { kind: 'SET', capacity: 1 }).catch(() => 'refused');
  const statuses = (await Promise.all(bookings)).map(({ status }) => status);
  await lower;
  const [night] = await desk.nights(NIGHTS);
  expect(night?.held).toBe(statuses.filter((status) => status === 201).length);
  expect(night?.held).toBeLessThanOrEqual(night?.capacity ?? 0);
});

test('closed nights are not sold, until they are opened', async () => {
  const server = await startTestServer();
  const desk = staffOperations(server.context, ASHA);
  const guest = server.guest();
  const { id } = await guest.quote();
  await desk.changeNights(NIGHTS, CLOSE);
  expect((await guest.book(id)).status).toBe(409);
  await desk.changeNights(NIGHTS, { kind: 'SET', closed: false });
  expect((await guest.book(id)).status).toBe(201);
});

test('a change holds through the next publishing, until it is given back', async () => {
  const server = await startTestServer();
  const desk = staffOperations(server.context, ASHA);
  await desk.changeNights(NIGHTS, { kind: 'SET', capacity: 1 });
  await desk.changeNights(NIGHTS, CLOSE);
  const next = smallHotel('release-2');
  Object.assign(next.locations[0]?.rooms[0] ?? {}, { capacity: 7 });
  await publishRelease(server.context, next, { parentId: 'release-1' });
  await server.context.release.refresh();
  expect(await desk.nights({ ...NIGHTS, to: '2027-01-16' })).toMatchObject([
    { capacity: 1, isClosed: true, isOverridden: true },
    { capacity: 1, isClosed: true, isOverridden: true },
    { capacity: 7, isClosed: false, isOverridden: false },
  ]);
  await desk.changeNights(NIGHTS, { kind: 'RESET' });
  expect(await desk.nights(NIGHTS)).toMatchObject([
    { capacity: 7, isClosed: false, isOverridden: false },
    { capacity: 7, isClosed: false, isOverridden: false },
  ]);
});

test('nights that are not on sale yet are refused, and so is a room that there is not', async () => {
  const server = await startTestServer();
  const desk = staffOperations(server.context, ASHA);
  await expect(desk.changeNights({ ...NIGHTS, to: '2028-01-15' }, CLOSE)).rejects.toThrow(
    /There is no stock/,
  );
  await expect(desk.changeNights({ ...NIGHTS, roomId: 'no-room' }, CLOSE)).rejects.toThrow(
    /There is no stock/,
  );
});

test('every change is recorded with its author', async () => {
  const server = await startTestServer();
  await staffOperations(server.context, ASHA).changeNights(NIGHTS, CLOSE);
  const [written] = await server.context.db.selectFrom('staff_actions').selectAll().execute();
  expect(written).toMatchObject({
    actor: 'Asha',
    action: 'CHANGE_STOCK',
    subject: 'quay-room',
    created_at: '2026-11-20T18:45:00.000Z',
    details: '{"from":"2027-01-14","to":"2027-01-15","kind":"SET","closed":true}',
  });
});

test('closes all room types of a location in one step, with the reason, and none where one cannot be', async () => {
  const server = await startTestServer();
  await hold(server);
  const desk = staffOperations(server.context, ASHA);
  const house = { locationId: 'harbour', from: '2027-01-14', to: '2027-01-15' };
  await desk.changeNights(house, { ...CLOSE, reason: 'Repairs' });
  const nights = await desk.nights(house);
  expect(nights.map(({ roomId, night, isClosed, reason }) => [roomId, night, isClosed, reason])).toEqual([
    ['quay-room', '2027-01-14', true, 'Repairs'],
    ['quay-room', '2027-01-15', true, 'Repairs'],
    ['tower-room', '2027-01-14', true, 'Repairs'],
    ['tower-room', '2027-01-15', true, 'Repairs'],
  ]);
  expect(nights[0]).toMatchObject({ held: 1 });
  expect(
    await server.context.db.selectFrom('staff_actions').select(['actor', 'subject', 'details']).execute(),
  ).toEqual([
    {
      actor: 'Asha',
      subject: 'harbour',
      details: JSON.stringify({
        from: house.from,
        to: house.to,
        roomIds: ['quay-room', 'tower-room'],
        ...CLOSE,
        reason: 'Repairs',
      }),
    },
  ]);
  await desk.changeNights(house, { kind: 'SET', closed: false });
  expect(
    (await desk.nights(house)).filter(({ isClosed, reason }) => isClosed || reason !== undefined),
  ).toEqual([]);

  // One type has no stock beyond its horizon, so the other type stays open too.
  await server.context.db.deleteFrom('inventory').where('room_id', '=', 'tower-room').execute();
  await expect(desk.changeNights(house, CLOSE)).rejects.toThrow(/There is no stock of tower-room/);
  expect((await desk.nights(NIGHTS)).map(({ isClosed }) => isClosed)).toEqual([false, false]);
  await expect(desk.changeNights({ ...house, locationId: 'harbor' }, CLOSE)).rejects.toThrow(
    'There is no location harbor. There are: harbour, island, lagoon.',
  );
});

test.each([
  ['first', { checkIn: '2027-01-15', checkOut: '2027-01-17' }],
  ['last', { checkIn: '2027-01-13', checkOut: '2027-01-15' }],
])(
  'Stock 3: a hold that is due gives way, also where it only touches the %s night of a stay',
  async (_night, stay) => {
    const catalogue = smallHotel();
    Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: 1 });
    const server = await startTestServer({ catalogue });
    const first = server.guest();
    await first.book((await first.quote()).id);
    server.clock.forward({ minutes: 15 });
    const second = server.guest();
    expect((await second.book((await second.quote(stay)).id)).status).toBe(201);
  },
);
