import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const policy = example('policy');
const all = { unit: 'PERCENTAGE', value: 100 };
const file = (change: object) => ({ 'policies/flexible.json': { ...policy, ...change } });

test('a rule after the last day that guests may book never applies', async () => {
  const rule = (value: number) => file({ reservationRules: [{ value, unit: 'DAY', penalty: all }] });
  expect(await diagnosticLines(rule(365))).toEqual([]);
  expect(await diagnosticLines(rule(366))).toEqual([
    'policies/flexible.json:25:16 warning policy/impossible',
  ]);
});

test('from booking on is no such rule', async () => {
  const rule = file({ reservationRules: [{ value: 0, unit: 'MINUTE', penalty: all }] });
  expect(await diagnosticLines(rule)).toEqual([]);
});

test('nights are counted against the longest stay of the plans with this policy', async () => {
  const noShow = (value: number) => file({ noShow: { unit: 'DAY', value } });
  expect(await diagnosticLines(noShow(14))).toEqual([]);
  expect(await diagnosticLines(noShow(15))).toEqual([
    'policies/flexible.json:36:14 warning policy/impossible',
  ]);
  const { maxNights: _any, ...plan } = example('rate').ratePlans[0] ?? {};
  const rate = { ...example('rate'), ratePlans: [plan] };
  expect(await diagnosticLines({ ...noShow(15), 'rates/udaipur.json': rate })).toEqual([]);
});
