import { describe, expect, it } from 'vitest';
import { type StayDay, stayRules, type StayRulesInput } from './stay-rules.ts';

function rulesOf(days: Readonly<Record<string, StayDay>>, input: Partial<StayRulesInput> = {}) {
  return stayRules({
    dayOf: (day) => days[day],
    missing: 'free',
    min: '2026-03-05',
    max: '2026-12-31',
    ...input,
  });
}

describe('an arrival', () => {
  it('may be on a free day and on one that is for arrivals only', () => {
    const rules = rulesOf({ '2026-03-11': { state: 'checkInOnly' } });
    expect(rules.arrival('2026-03-10')).toBeUndefined();
    expect(rules.arrival('2026-03-11')).toBeUndefined();
  });

  it('may not be on a day that is sold out or for departures only, and says why', () => {
    const rules = rulesOf({
      '2026-03-10': { state: 'unavailable', reason: 'Sold out' },
      '2026-03-11': { state: 'checkOutOnly', reason: 'Changeover' },
    });
    expect(rules.arrival('2026-03-10')).toEqual({ kind: 'unavailable', reason: 'Sold out' });
    expect(rules.arrival('2026-03-11')).toEqual({ kind: 'checkOutOnly', reason: 'Changeover' });
  });

  it('lies between the first and the last day on sale', () => {
    const rules = rulesOf({});
    expect(rules.arrival('2026-03-04')).toEqual({ kind: 'outside' });
    expect(rules.arrival('2026-03-05')).toBeUndefined();
    expect(rules.arrival('2027-01-01')).toEqual({ kind: 'outside' });
  });

  it('may not be where the free nights do not reach the minimum stay', () => {
    const rules = rulesOf({
      '2026-03-10': { state: 'free', minNights: 3 },
      '2026-03-12': { state: 'checkOutOnly', reason: 'Sold out' },
    });
    expect(rules.arrival('2026-03-10')).toEqual({ kind: 'tooFewNights', nights: 3 });
  });

  it('may not be where its own shortest stay does not end on a free day', () => {
    const rules = rulesOf({
      '2026-03-10': { state: 'free', minNights: 2, minNightsOnArrival: 3 },
      '2026-03-12': { state: 'checkOutOnly', reason: 'Sold out' },
    });
    expect(rules.arrival('2026-03-10')).toEqual({ kind: 'tooFewNights', nights: 3 });
  });

  it('may not be on the last day on sale, after which no stay can end', () => {
    expect(rulesOf({}).arrival('2026-12-31')).toEqual({ kind: 'tooFewNights', nights: 1 });
  });

  it('may be where the nights that it needs are not known yet', () => {
    const days: Readonly<Record<string, StayDay>> = { '2026-03-31': { state: 'free', minNights: 2 } };
    expect(rulesOf(days, { missing: 'pending' }).arrival('2026-03-31')).toBeUndefined();
    expect(rulesOf(days, { missing: 'unknown' }).arrival('2026-03-31')).toBeUndefined();
  });
});

describe('a departure', () => {
  it('keeps the shortest stay of its arrival, which nights in the middle of a stay do not have', () => {
    const rules = rulesOf({ '2026-03-13': { state: 'free', minNightsOnArrival: 3 } });
    expect(rules.minimumNights('2026-03-13')).toBe(3);
    expect(rules.departure('2026-03-13', '2026-03-15')).toEqual({ kind: 'minimumStay', nights: 3 });
    expect(rules.departure('2026-03-13', '2026-03-16')).toBeUndefined();
    expect(rules.departure('2026-03-12', '2026-03-14')).toBeUndefined();
  });

  it('comes after the arrival', () => {
    const rules = rulesOf({});
    expect(rules.departure('2026-03-10', '2026-03-09')).toEqual({ kind: 'beforeArrival' });
    expect(rules.departure('2026-03-10', '2026-03-10')).toEqual({ kind: 'sameDay' });
    expect(rules.departure('2026-03-10', '2026-03-11')).toBeUndefined();
  });

  it('may be on a day for departures only, not on one for arrivals only', () => {
    const rules = rulesOf({
      '2026-03-12': { state: 'checkInOnly' },
      '2026-03-13': { state: 'checkOutOnly', reason: 'Sold out' },
    });
    expect(rules.departure('2026-03-10', '2026-03-12')).toEqual({ kind: 'checkInOnly', reason: undefined });
    expect(rules.departure('2026-03-10', '2026-03-13')).toBeUndefined();
  });

  it('does not lie across a night that cannot be slept', () => {
    const rules = rulesOf({ '2026-03-12': { state: 'unavailable', reason: 'Wedding' } });
    expect(rules.departure('2026-03-10', '2026-03-11')).toBeUndefined();
    expect(rules.departure('2026-03-10', '2026-03-13')).toEqual({
      kind: 'across',
      night: '2026-03-12',
      reason: 'Wedding',
    });
  });

  it('does not lie across a day for departures only, unless its night can be slept', () => {
    const closed = rulesOf({ '2026-03-12': { state: 'checkOutOnly' } });
    const open = rulesOf({ '2026-03-12': { state: 'checkOutOnly', canStay: true } });
    expect(closed.departure('2026-03-10', '2026-03-14')).toEqual({
      kind: 'across',
      night: '2026-03-12',
      reason: undefined,
    });
    expect(open.departure('2026-03-10', '2026-03-14')).toBeUndefined();
  });

  it('waits for the minimum stay of every night of the stay', () => {
    const rules = rulesOf({
      '2026-03-10': { state: 'free', minNights: 2 },
      '2026-03-12': { state: 'free', minNights: 4 },
    });
    expect(rules.departure('2026-03-10', '2026-03-11')).toEqual({ kind: 'minimumStay', nights: 2 });
    expect(rules.departure('2026-03-10', '2026-03-12')).toBeUndefined();
    expect(rules.departure('2026-03-10', '2026-03-13')).toEqual({ kind: 'minimumStay', nights: 4 });
    expect(rules.departure('2026-03-10', '2026-03-14')).toBeUndefined();
  });

  it('keeps to the maximum stay of every night of the stay', () => {
    const rules = rulesOf({
      '2026-03-10': { state: 'free', maxNights: 7 },
      '2026-03-12': { state: 'free', maxNights: 3 },
    });
    expect(rules.departure('2026-03-10', '2026-03-13')).toBeUndefined();
    expect(rules.departure('2026-03-10', '2026-03-14')).toEqual({ kind: 'maximumStay', nights: 3 });
    expect(rules.departure('2026-03-10', '2026-06-14')).toEqual({ kind: 'maximumStay', nights: 3 });
  });

  it('waits for days that are on their way', () => {
    const days: Readonly<Record<string, StayDay>> = { '2026-03-31': { state: 'free' } };
    expect(rulesOf(days, { missing: 'pending' }).departure('2026-03-31', '2026-04-02')).toEqual({
      kind: 'pending',
    });
  });

  it('may be chosen before the arrival, by what its own day allows', () => {
    const rules = rulesOf({ '2026-03-12': { state: 'checkInOnly' } });
    expect(rules.departureAlone('2026-03-05')).toEqual({ kind: 'outside' });
    expect(rules.departureAlone('2026-03-12')).toEqual({ kind: 'checkInOnly', reason: undefined });
    expect(rules.departureAlone('2026-03-13')).toBeUndefined();
  });
});

describe('the calendar itself', () => {
  it('knows leap days, and the ends of months and years', () => {
    const rules = rulesOf(
      { '2028-02-29': { state: 'unavailable', reason: 'Sold out' } },
      { min: '2027-12-30', max: '2028-12-31' },
    );
    expect(rules.departure('2027-12-31', '2028-01-01')).toBeUndefined();
    expect(rules.departure('2028-02-28', '2028-02-29')).toEqual({ kind: 'unavailable', reason: 'Sold out' });
    expect(rules.departure('2028-02-28', '2028-03-01')).toEqual({
      kind: 'across',
      night: '2028-02-29',
      reason: 'Sold out',
    });
  });

  it('counts the nights of a clock change like any other', () => {
    const rules = rulesOf({ '2026-03-07': { state: 'free', minNights: 2 } });
    expect(rules.departure('2026-03-07', '2026-03-08')).toEqual({ kind: 'minimumStay', nights: 2 });
    expect(rules.departure('2026-03-07', '2026-03-09')).toBeUndefined();
  });
});
