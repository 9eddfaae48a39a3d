import { expect, it } from 'vitest';
import { quartersWith, monthsOfQuarters } from './calendar-months.ts';

it('asks for whole quarters, so that turning a month seldom asks anything', () => {
  const first = quartersWith(undefined, '2026-11-01', '2026-12-31');
  expect(monthsOfQuarters(first)).toEqual([{ from: '2026-10', to: '2026-12' }]);
  const turned = quartersWith(first, '2026-12-01', '2027-01-31');
  expect(monthsOfQuarters(turned)).toEqual([
    { from: '2026-10', to: '2026-12' },
    { from: '2027-01', to: '2027-03' },
  ]);
});

it('keeps what was shown, without a gap, however far the guest goes', () => {
  const far = quartersWith({ first: 8107, last: 8107 }, '2027-08-01', '2027-09-30');
  expect(monthsOfQuarters(far).map(({ from }) => from)).toEqual(['2026-10', '2027-01', '2027-04', '2027-07']);
  expect(quartersWith(far, '2027-01-01', '2027-02-28')).toEqual(far);
});
