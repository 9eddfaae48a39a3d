import { expect, test } from 'vitest';
import type { Availability } from '#schemas/api-types';
import { staffOperations } from '../staff-operations.ts';
import { ASHA } from '../test-support/staff.ts';
import { startTestServer } from '../test-support/test-server.ts';

const SEARCH = '/api/v1/availability?location=harbour&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
const NIGHT = { roomId: 'quay-room', from: '2027-01-14', to: '2027-01-14' };

test('identical searches get identical answers until the stock changes', async () => {
  const server = await startTestServer();
  const first = await server.guest().get<Availability>(SEARCH);
  const again = await server.guest().get<Availability>(SEARCH);
  expect([again.status, again.text]).toEqual([200, first.text]);
  const holder = server.guest();
  await holder.book((await holder.quote()).id);
  const afterHold = await server.guest().get<Availability>(SEARCH);
  expect(first.body.items[0]?.roomsLeft).toBe(3);
  expect(afterHold.body.items[0]?.roomsLeft).toBe(2);
});

test('a stock that is again what it was has its own answer, not the one from between', async () => {
  const server = await startTestServer();
  const desk = staffOperations(server.context, ASHA);
  const before = await server.guest().get<Availability>(SEARCH);
  await desk.changeNights(NIGHT, { kind: 'SET', closed: true });
  const closed = await server.guest().get<Availability>(SEARCH);
  await desk.changeNights(NIGHT, { kind: 'SET', closed: false });
  const after = await server.guest().get<Availability>(SEARCH);
  expect(closed.body.items[0]?.reason).toMatchObject({ code: 'CLOSED' });
  expect(after.text).toBe(before.text);
});

test('the terms are calculated again in the next minute', async () => {
  const server = await startTestServer();
  const before = await server.guest().get<Availability>(SEARCH);
  // Two days before arrival, free cancellation has ended.
  server.clock.forward({ minutes: (52 * 24 + 14) * 60 });
  const after = await server.guest().get<Availability>(SEARCH);
  expect(before.body.items[0]?.offers[0]?.policy[0]?.kind).toBe('FREE');
  expect(after.body.items[0]?.offers[0]?.policy[0]?.kind).toBe('PENALTY');
});
