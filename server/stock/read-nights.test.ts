import { expect, test } from 'vitest';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { readNights, readStock, type StockReading } from './read-nights.ts';

const RANGE = { roomIds: ['quay-room', 'tower-room'], from: '2027-01-14', to: '2027-01-15' };

function read({ context, clock }: TestServer): Promise<StockReading> {
  return readStock(context.db, RANGE, clock.now().toISOString());
}

test('Stock 1: gives each room its nights in order, with what a release says about them', async () => {
  const [house] = smallHotel().locations;
  if (house === undefined) throw new Error('The small hotel has no location');
  const restrictions = [
    { from: '2027-01-14', to: '2027-01-14', roomIds: ['quay-room'], minNights: 2, closedToDeparture: true },
    { from: '2027-01-15', to: '2027-01-15', roomIds: ['quay-room'], maxNights: 10, closedToArrival: true },
    { from: '2027-01-15', to: '2027-01-15', roomIds: ['tower-room'], closed: true },
  ];
  const { context, clock } = await startTestServer({
    catalogue: { ...smallHotel(), locations: [{ ...house, restrictions }] },
  });
  const free = { sold: 0, held: 0, closed: false, closedToArrival: false, closedToDeparture: false };
  expect([...(await readNights(context.db, RANGE, clock.now().toISOString()))]).toEqual([
    [
      'quay-room',
      [
        { ...free, date: '2027-01-14', capacity: 3, closedToDeparture: true, minNights: 2 },
        { ...free, date: '2027-01-15', capacity: 3, closedToArrival: true, maxNights: 10 },
      ],
    ],
    [
      'tower-room',
      [
        { ...free, date: '2027-01-14', capacity: 5 },
        { ...free, date: '2027-01-15', capacity: 5, closed: true },
      ],
    ],
  ]);
});

test('nights that are not on sale and no rooms at all are read as nothing', async () => {
  const { context, clock } = await startTestServer();
  const now = clock.now().toISOString();
  const nowhere = { ...RANGE, roomIds: ['no-room'] };
  expect([...(await readNights(context.db, nowhere, now))]).toEqual([['no-room', []]]);
  expect([...(await readNights(context.db, { ...RANGE, roomIds: [] }, now))]).toEqual([]);
});

test('two readings have the same text until something changes', async () => {
  const server = await startTestServer();
  const before = await read(server);
  expect((await read(server)).text).toBe(before.text);
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  const held = await read(server);
  expect(held.text).not.toBe(before.text);
  expect(held.nightsOfRoom().get('quay-room')?.[0]).toMatchObject({
    held: 1,
    heldUntil: '2026-11-20T19:00:00.000Z',
  });
});

test('a hold that has run out changes the text before anybody has tidied it away', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  const held = await read(server);
  server.clock.forward({ minutes: 15 });
  const due = await read(server);
  expect(due.text).not.toBe(held.text);
  expect(due.nightsOfRoom().get('quay-room')?.[0]).toMatchObject({ sold: 0, held: 0 });
});

test('where many rooms are left a hold says how many rooms it keeps, and not when it ends', async () => {
  const catalogue = smallHotel();
  Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: 21 });
  const server = await startTestServer({ catalogue });
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  const many = (await read(server)).nightsOfRoom().get('quay-room')?.[0];
  expect(many).toMatchObject({ capacity: 21, held: 1 });
  expect(many).not.toHaveProperty('heldUntil');
  const other = server.guest();
  await other.book((await other.quote()).id, { guest: { guestEmail: 'other@example.com' } });
  expect((await read(server)).nightsOfRoom().get('quay-room')?.[0]).toMatchObject({
    held: 2,
    heldUntil: '2026-11-20T19:00:00.000Z',
  });
});
