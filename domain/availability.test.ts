import { describe, expect, test } from 'vitest';
import {
  decideRoom,
  minNightsOnArrival,
  restrictionsOn,
  type NightStock,
  type RoomQuestion,
} from './availability.ts';
import { location } from './test-support/catalogue.ts';

const room = { id: 'lake', maxAdults: 3, maxChildren: 2, maxOccupancy: 3, maxExtraBeds: 1 };

function night(date: string, changes: Partial<NightStock> = {}): NightStock {
  return {
    date,
    capacity: 4,
    sold: 0,
    held: 0,
    closed: false,
    closedToArrival: false,
    closedToDeparture: false,
    ...changes,
  };
}

function question(nights: NightStock[], changes: Partial<RoomQuestion> = {}): RoomQuestion {
  return {
    nights,
    stay: { checkIn: '2026-03-30', checkOut: '2026-04-01' },
    room,
    guests: [{ adults: 2, childAges: [] }],
    timezone: 'Asia/Kolkata',
    now: '2026-03-01T00:00:00.000Z',
    ...changes,
  };
}

const first = '2026-03-30';
const second = '2026-03-31';
const departure = '2026-04-01';

describe('Stock 1: a stay is available when each of its nights is', () => {
  test('counts the fewest rooms that are left on any night', () => {
    expect(decideRoom(question([night(first, { sold: 1 }), night(second, { sold: 1, held: 1 })]))).toEqual({
      available: 2,
    });
  });

  test('does not need the night of departure', () => {
    const nights = [
      night(first),
      night(second),
      night(departure, { sold: 4, closed: true, closedToArrival: true }),
    ];
    expect(decideRoom(question(nights))).toEqual({ available: 4 });
  });

  test('is not on sale where a night has no stock, in the past, or when the plan leaves the room out', () => {
    const refused = { reason: 'NOT_ON_SALE', details: {} };
    expect(decideRoom(question([night(first)]))).toEqual(refused);
    expect(decideRoom(question([night(first), night(second)], { now: '2026-03-30T18:30:00.000Z' }))).toEqual(
      refused,
    );
    expect(
      decideRoom(question([night(first), night(second)], { ratePlan: { roomIds: ['garden'] } })),
    ).toEqual(refused);
  });

  test('can still be booked on the day of arrival', () => {
    expect(decideRoom(question([night(first), night(second)], { now: '2026-03-30T18:29:59.999Z' }))).toEqual({
      available: 4,
    });
  });
});

describe('Stock 4: not available carries its reason', () => {
  test('sold out, for as many rooms as are asked for', () => {
    const nights = [night(first), night(second, { sold: 3 })];
    const two = [
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [] },
    ];
    expect(decideRoom(question(nights))).toEqual({ available: 1 });
    expect(decideRoom(question(nights, { guests: two }))).toEqual({ reason: 'SOLD_OUT', details: {} });
  });

  test('held by another guest until the last of the nights may come free', () => {
    const nights = [
      night(first, { sold: 3, held: 1, heldUntil: '2026-03-01T00:05:00.000Z' }),
      night(second, { sold: 3, held: 1, heldUntil: '2026-03-01T00:12:00.000Z' }),
    ];
    expect(decideRoom(question(nights))).toEqual({
      reason: 'HELD',
      details: { heldUntil: '2026-03-01T00:12:00.000Z' },
    });
  });

  test('held until a hold ends on the night that lacks a room, not on one that has some', () => {
    const nights = [
      night(first, { sold: 3, held: 1, heldUntil: '2026-03-01T00:05:00.000Z' }),
      night(second, { sold: 2, held: 1, heldUntil: '2026-03-01T00:12:00.000Z' }),
    ];
    expect(decideRoom(question(nights))).toMatchObject({
      details: { heldUntil: '2026-03-01T00:05:00.000Z' },
    });
  });

  test('of several holds the last one is waited for, in whatever order the nights lose theirs', () => {
    const nights = [
      night(first, { sold: 3, held: 1, heldUntil: '2026-03-01T00:12:00.000Z' }),
      night(second, { sold: 3, held: 1, heldUntil: '2026-03-01T00:05:00.000Z' }),
    ];
    expect(decideRoom(question(nights))).toMatchObject({
      details: { heldUntil: '2026-03-01T00:12:00.000Z' },
    });
  });

  test('a stay of exactly the shortest and the longest that is allowed is allowed', () => {
    const limits = { minNights: 2, maxNights: 2 };
    expect(decideRoom(question([night(first, limits), night(second)]))).toEqual({ available: 4 });
  });

  test('held without a known end', () => {
    const nights = [night(first, { sold: 3, held: 1 }), night(second)];
    expect(decideRoom(question(nights))).toEqual({ reason: 'HELD', details: {} });
  });

  test('sold out when one night is, although another is only held', () => {
    const nights = [
      night(first, { sold: 3, held: 1, heldUntil: '2026-03-01T00:05:00.000Z' }),
      night(second, { sold: 4 }),
    ];
    expect(decideRoom(question(nights))).toEqual({ reason: 'SOLD_OUT', details: {} });
  });

  test('closed', () => {
    expect(decideRoom(question([night(first), night(second, { closed: true })]))).toEqual({
      reason: 'CLOSED',
      details: {},
    });
  });

  test('closed to arrival on the first night only', () => {
    expect(decideRoom(question([night(first, { closedToArrival: true }), night(second)]))).toMatchObject({
      reason: 'CLOSED_TO_ARRIVAL',
    });
    expect(decideRoom(question([night(first), night(second, { closedToArrival: true })]))).toEqual({
      available: 4,
    });
  });

  test('closed to departure on the day of departure only', () => {
    const closed = { closedToDeparture: true };
    expect(decideRoom(question([night(first), night(second), night(departure, closed)]))).toMatchObject({
      reason: 'CLOSED_TO_DEPARTURE',
    });
    expect(decideRoom(question([night(first), night(second, closed), night(departure)]))).toEqual({
      available: 4,
    });
  });

  test('minimum stay of any night of the stay, and of the rate plan', () => {
    const nights = [night(first), night(second, { minNights: 3 })];
    expect(decideRoom(question(nights))).toEqual({ reason: 'MIN_STAY', details: { minNights: 3 } });
    expect(decideRoom(question(nights, { ratePlan: { roomIds: ['lake'], minNights: 5 } }))).toEqual({
      reason: 'MIN_STAY',
      details: { minNights: 5 },
    });
  });

  test('maximum stay of any night of the stay, and of the rate plan', () => {
    expect(decideRoom(question([night(first, { maxNights: 1 }), night(second)]))).toEqual({
      reason: 'MAX_STAY',
      details: { maxNights: 1 },
    });
    expect(
      decideRoom(question([night(first), night(second)], { ratePlan: { roomIds: ['lake'], maxNights: 1 } })),
    ).toEqual({
      reason: 'MAX_STAY',
      details: { maxNights: 1 },
    });
  });

  test.each([
    [{ adults: 3, childAges: [5, 8] }, 'TOO_MANY_GUESTS', 4],
    [{ adults: 4, childAges: [] }, 'TOO_MANY_ADULTS', 3],
    [{ adults: 1, childAges: [5, 8, 9] }, 'TOO_MANY_CHILDREN', 2],
  ])('%j are too many for the room: %s, %i at most', (guests, reason, limit) => {
    const nights = [night(first), night(second)];
    expect(decideRoom(question(nights, { guests: [guests] }))).toEqual({ reason, details: { limit } });
  });
});

describe('restrictions of a night', () => {
  test('are the strictest of all that name the room and the night', () => {
    const house = location({
      restrictions: [
        { from: '2026-12-20', to: '2027-01-05', minNights: 2, maxNights: 10 },
        {
          from: '2026-12-31',
          to: '2026-12-31',
          minNights: 3,
          maxNights: 7,
          closedToDeparture: true,
          roomIds: ['lake'],
        },
        { from: '2026-12-31', to: '2026-12-31', closed: true, roomIds: ['garden'] },
      ],
    });
    expect(restrictionsOn(house, 'lake', '2026-12-31')).toEqual({
      closed: false,
      closedToArrival: false,
      closedToDeparture: true,
      minNights: 3,
      maxNights: 7,
    });
    expect(restrictionsOn(house, 'garden', '2026-12-31')).toMatchObject({ closed: true, minNights: 2 });
    expect(restrictionsOn(house, 'lake', '2027-01-05')).toMatchObject({
      closedToDeparture: false,
      minNights: 2,
    });
    expect(restrictionsOn(house, 'lake', '2027-01-06')).toEqual({
      closed: false,
      closedToArrival: false,
      closedToDeparture: false,
    });
  });
});

test('a restriction holds on its own days and for its own rooms', () => {
  const restrictions = [
    { from: first, to: second, roomIds: ['lake'], closedToArrival: true },
    { from: first, to: first, closedToDeparture: true, closed: false },
  ];
  const on = (roomId: string, day: string) => restrictionsOn(location({ restrictions }), roomId, day);
  const open = { closed: false, closedToArrival: false, closedToDeparture: false };
  expect(on('lake', first)).toEqual({ ...open, closedToArrival: true, closedToDeparture: true });
  expect(on('lake', second)).toEqual({ ...open, closedToArrival: true });
  expect(on('tower', first)).toEqual({ ...open, closedToDeparture: true });
  expect(on('tower', second)).toEqual(open);
  expect(on('lake', '2026-03-29')).toEqual(open);
  expect(on('lake', departure)).toEqual(open);
});

describe('the shortest stay by the day of arrival', () => {
  const from = '2026-03-01';
  const to = '2026-03-31';
  const nightsOn = (date: string, restrictions: Parameters<typeof minNightsOnArrival>[0]['restrictions']) =>
    minNightsOnArrival({ restrictions }, 'lake', date);
  const weekend = [{ from, to, minNightsByArrivalDay: { friday: 2, saturday: 3 } }];

  test.each([
    ['Thursday', '2026-03-12', undefined],
    ['Friday', '2026-03-13', 2],
    ['Saturday', '2026-03-14', 3],
    ['Sunday', '2026-03-15', undefined],
    ['Friday after the period', '2026-04-03', undefined],
  ])('%s', (_day, date, nights) => {
    expect(nightsOn(date, weekend)).toBe(nights);
  });

  test('Monday and Sunday are days like others', () => {
    const ends = [{ from, to, minNightsByArrivalDay: { monday: 4, sunday: 7 } }];
    expect([nightsOn('2026-03-09', ends), nightsOn('2026-03-15', ends)]).toEqual([4, 7]);
  });

  test('the strictest of the restrictions of the room counts', () => {
    const other = { from, to, roomIds: ['garden'], minNightsByArrivalDay: { friday: 9 } };
    const stricter = { from, to, roomIds: ['lake'], minNightsByArrivalDay: { friday: 4 } };
    expect(nightsOn('2026-03-13', [...weekend, stricter, other])).toBe(4);
    expect(nightsOn('2026-03-13', [{ from, to, minNights: 5 }])).toBeUndefined();
  });

  test('is refused as a minimum stay', () => {
    const nights = [night(first), night(second)];
    expect(decideRoom(question(nights, { minNightsOnArrival: 3 }))).toEqual({
      reason: 'MIN_STAY',
      details: { minNights: 3 },
    });
    expect(decideRoom(question(nights, { minNightsOnArrival: 2 }))).toEqual({ available: 4 });
  });
});
