import { expect, test } from 'vitest';
import { example } from '../engine/small-hotel.ts';
import { reportOf } from './report-of.ts';

const hotel = example('hotel');
const policy = example('policy');

const percent = (value: number) => ({ unit: 'PERCENTAGE', value });

const withRules = (checkInRules: object[], more: object = {}) => ({
  'policies/flexible.json': { ...policy, checkInRules, reservationRules: [], noShow: undefined, ...more },
});

test.each([
  {
    input: 'later is cheaper',
    files: withRules([
      { value: 7, unit: 'DAY', penalty: percent(50) },
      { value: 2, unit: 'DAY', penalty: percent(30) },
    ]),
    reported: [
      {
        code: 'policy/not-monotone',
        place: 'policies/flexible.json:19:18',
        at: '30',
        message: 'Cancelling later must not be cheaper.',
        help: 'write 50 or more here, or swap the two values',
        fix: '30 … 50',
        related: ['policies/flexible.json:11:18 50 % is charged from 7 days before'],
      },
    ],
  },
  {
    input: 'free again',
    files: withRules([
      { value: 7, unit: 'DAY', penalty: percent(50) },
      { value: 2, unit: 'DAY', penalty: percent(0) },
    ]),
    reported: [
      {
        code: 'policy/gap',
        place: 'policies/flexible.json:19:18',
        at: '0',
        message: 'Cancelling is free again from 2 days before, after it cost something.',
        help: 'remove this rule, or write a penalty that is not lower',
        related: ['policies/flexible.json:11:18 50 % is charged from 7 days before'],
      },
    ],
  },
  {
    input: 'not arriving is cheaper',
    files: withRules([{ value: 1, unit: 'DAY', penalty: percent(100) }], { noShow: percent(50) }),
    reported: [
      {
        code: 'policy/gap',
        place: 'policies/flexible.json:19:14',
        at: '50',
        message: 'A no-show costs 50 %, less than a late cancellation, so guests have no reason to cancel.',
        help: 'charge at least 100 % here, or remove noShow to charge the whole stay',
        related: ['policies/flexible.json:11:18 100 % for cancelling'],
      },
    ],
  },
  {
    input: 'one moment in two units',
    files: withRules([
      { value: 1, unit: 'DAY', penalty: percent(50) },
      { value: 24, unit: 'HOUR', penalty: percent(100) },
    ]),
    reported: [
      {
        code: 'policy/overlap',
        place: 'policies/flexible.json:15:16',
        at: '24',
        message: 'Two rules begin at the same time: 24 hours before.',
        help: 'keep one of them',
        related: ['policies/flexible.json:7:16 the first'],
      },
    ],
  },
  {
    input: 'after check-in',
    files: withRules([
      { value: 7, unit: 'DAY', penalty: percent(50) },
      { value: 0, unit: 'HOUR', penalty: percent(100) },
    ]),
    reported: [
      {
        code: 'policy/impossible',
        severity: 'warning',
        place: 'policies/flexible.json:15:16',
        at: '0',
        message: 'This rule begins at check-in, when guests can no longer cancel.',
        help: 'write how long before check-in it begins; noShow has the penalty for guests who do not arrive',
      },
    ],
  },
  {
    input: 'more nights than any stay has',
    files: { 'policies/flexible.json': { ...policy, noShow: { unit: 'DAY', value: 20 } } },
    reported: [
      {
        code: 'policy/impossible',
        severity: 'warning',
        place: 'policies/flexible.json:36:14',
        at: '20',
        message: '20 nights are charged, but no stay with this policy is longer than 14.',
        help: 'write 14 or fewer, or 100 percent for the whole stay',
        related: ['rates/udaipur.json:21:20 the longest stay'],
      },
    ],
  },
  {
    input: 'leaving after others arrive',
    files: { 'hotel.json': { ...hotel, checkIn: 720, checkOut: 840 } },
    reported: [
      {
        code: 'stay/overlap',
        severity: 'warning',
        place: 'hotel.json:25:15',
        at: '840',
        message: 'Guests leave by 14:00 but others arrive from 12:00: a room could have two guests at once.',
        help: 'set check-out before check-in; 12:00 is 720, 14:00 is 840',
      },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
