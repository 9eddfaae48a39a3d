import { expect, test } from 'vitest';
import hotel from '../schemas/content/hotel/schema.json' with { type: 'json' };
import { HOLD_KINDS, latestEndOf, longestDaysOf, whyNoOption } from './hold-kind.ts';

const MINUTE_MS = 60_000;
const NOW = '2026-03-27T10:00:00.000Z';
const CHECK_IN = '2026-05-01T12:00:00.000Z';

test('Stock 3: a guest holds no longer than the longest hold that a hotel may choose, and once more', () => {
  const { maximum } = hotel.properties.booking.properties.holdMinutes;
  expect(HOLD_KINDS.GUEST).toEqual({ longestMs: 2 * maximum * MINUTE_MS, isExtendable: true });
  expect(latestEndOf('GUEST', NOW)).toBe('2026-03-27T12:00:00.000Z');
});

test('Stock 3: an option lasts at most seven days, and no guest prolongs it', () => {
  expect(HOLD_KINDS.OPTION.isExtendable).toBe(false);
  expect(longestDaysOf('OPTION')).toBe(7);
  // Over the change of clocks in Europe: a day of it is 24 hours.
  expect(latestEndOf('OPTION', NOW)).toBe('2026-04-03T10:00:00.000Z');
});

test.each([
  ['2026-03-27T10:00:00.000Z', CHECK_IN, 'PAST'],
  ['2026-03-27T10:00:00.001Z', CHECK_IN, undefined],
  ['2026-04-03T10:00:00.000Z', CHECK_IN, undefined],
  ['2026-04-03T10:00:00.001Z', CHECK_IN, 'TOO_LONG'],
  ['2026-03-28T12:00:00.000Z', '2026-03-28T12:00:00.000Z', undefined],
  ['2026-03-28T12:00:00.001Z', '2026-03-28T12:00:00.000Z', 'AFTER_CHECK_IN'],
])('Stock 3: an option until %s, with check-in at %s: %s', (until, checkInAt, reason) => {
  expect(whyNoOption(until, { now: NOW, checkInAt })).toBe(reason);
});
