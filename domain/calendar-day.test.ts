import { describe, expect, test } from 'vitest';
import type { NightStock } from './availability.ts';
import { type CalendarRoom, decideDay } from './calendar-day.ts';

const TODAY = '2027-01-01';
const GUESTS = [{ adults: 2, childAges: [] }];
const LIMITS = { maxAdults: 2, maxChildren: 1, maxOccupancy: 2, maxExtraBeds: 1 };
const DAYS = ['2027-01-09', '2027-01-10', '2027-01-11'];

/** A room type with three rooms, free on three nights unless something is said of them. */
function room(
  changes: Record<string, Partial<NightStock>> = {},
  plans: CalendarRoom['plans'] = [{}],
): CalendarRoom {
  const nights = DAYS.map((date): [string, NightStock] => [
    date,
    {
      date,
      capacity: 3,
      sold: 0,
      held: 0,
      closed: false,
      closedToArrival: false,
      closedToDeparture: false,
      ...changes[date],
    },
  ]);
  return { room: LIMITS, nights: new Map(nights), plans };
}

function day(date: string, rooms: CalendarRoom[], guests = GUESTS) {
  return decideDay({ rooms, guests, today: TODAY }, date);
}

describe('what may happen on a day', () => {
  test('a stay may begin and end on a day between two available nights', () => {
    expect(day('2027-01-10', [room()])).toEqual({ state: 'FREE', canStay: true, open: [0] });
  });

  test.each([
    ['sold out', { sold: 3 }, 'SOLD_OUT'],
    ['held by others', { sold: 1, held: 2 }, 'HELD'],
    ['closed', { closed: true }, 'CLOSED'],
  ] as const)('a night that is %s ends a stay and begins none', (_case, night, reason) => {
    expect(day('2027-01-10', [room({ '2027-01-10': night })])).toEqual({
      state: 'CHECK_OUT_ONLY',
      reason,
      canStay: false,
      open: [],
    });
  });

  test('the day after it begins a stay and ends none, which needs no reason', () => {
    expect(day('2027-01-11', [room({ '2027-01-10': { closed: true } })])).toEqual({
      state: 'CHECK_IN_ONLY',
      canStay: true,
      open: [0],
    });
  });

  test('between two such nights nothing may happen', () => {
    const closed = { closed: true };
    const rooms = [room({ '2027-01-10': closed, '2027-01-11': closed })];
    expect(day('2027-01-11', rooms)).toMatchObject({ state: 'UNAVAILABLE', reason: 'CLOSED' });
  });

  test('closed to arrival: a stay that began earlier may include the night', () => {
    expect(day('2027-01-10', [room({ '2027-01-10': { closedToArrival: true } })])).toMatchObject({
      state: 'CHECK_OUT_ONLY',
      reason: 'CLOSED_TO_ARRIVAL',
      canStay: true,
    });
  });

  test('closed to departure: a stay may begin', () => {
    expect(day('2027-01-10', [room({ '2027-01-10': { closedToDeparture: true } })])).toMatchObject({
      state: 'CHECK_IN_ONLY',
      reason: 'CLOSED_TO_DEPARTURE',
    });
  });

  test('a night that is not sold, a room without a rate, and too many guests say so', () => {
    expect(day('2027-01-12', [room()])).toMatchObject({ state: 'CHECK_OUT_ONLY', reason: 'NOT_ON_SALE' });
    expect(day('2027-01-10', [room({}, [])])).toMatchObject({ state: 'UNAVAILABLE', reason: 'NOT_ON_SALE' });
    expect(day('2027-01-10', [room()], [{ adults: 3, childAges: [] }])).toMatchObject({
      reason: 'TOO_MANY_GUESTS',
    });
  });

  test('today begins a stay like any other day, though nobody slept here last night', () => {
    const first = decideDay({ rooms: [room()], guests: GUESTS, today: '2027-01-09' }, '2027-01-09');
    expect(first.state).toBe('FREE');
  });
});

describe('over all room types', () => {
  test('one available room type is enough, and prices ignore the others', () => {
    const rooms = [room({ '2027-01-10': { closed: true } }), room()];
    expect(day('2027-01-10', rooms)).toEqual({ state: 'FREE', canStay: true, open: [1] });
  });

  test('gives the reason of the most available room type', () => {
    const rooms = [room({ '2027-01-10': { closed: true } }), room({ '2027-01-10': { held: 3 } })];
    expect(day('2027-01-10', rooms)).toMatchObject({ reason: 'HELD' });
  });

  test('as many rooms of one type as are asked for', () => {
    const rooms = [room({ '2027-01-10': { sold: 2 } })];
    expect(day('2027-01-10', rooms, [...GUESTS, ...GUESTS])).toMatchObject({ reason: 'SOLD_OUT' });
    expect(day('2027-01-10', rooms)).toMatchObject({ state: 'FREE' });
  });

  test('the mildest limits of any plan, the stricter of plan and night within one', () => {
    const rooms = [room({ '2027-01-10': { minNights: 3, maxNights: 10 } }, [{}, { minNights: 5 }])];
    expect(day('2027-01-10', rooms)).toMatchObject({ minNights: 3, maxNights: 10 });
    expect(day('2027-01-10', [...rooms, room({}, [{ minNights: 2, maxNights: 4 }])])).toMatchObject({
      minNights: 2,
      maxNights: 10,
    });
    expect(day('2027-01-10', [...rooms, room()])).not.toHaveProperty('minNights');
    expect(day('2027-01-10', [...rooms, room()])).not.toHaveProperty('maxNights');
  });
});
