import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Policy } from '#schemas/types';
import { policyTerms } from './policy-terms.ts';

const base: Policy = { kind: 'CANCELLATION', id: 'p', name: 'P', checkInRules: [], reservationRules: [] };
const keys = (policy: Partial<Policy>) =>
  policyTerms({ ...base, ...policy }).map(({ key, cost }) => (cost ? `${key} ${cost.key}` : key));

test('without rules cancelling is free until check-in, and who does not come pays the stay', () => {
  expect(keys({})).toEqual([
    'policyTerms.freeUntilCheckIn',
    'policyTerms.noCancel',
    'policyTerms.noShow policyTerms.cost.all',
  ]);
});

test('Cancellation 15: rules are told from the earliest to the latest, whatever their units and their order in the file', () => {
  const terms = policyTerms({
    ...base,
    checkInRules: [
      { value: 12, unit: 'HOUR', penalty: { unit: 'PERCENTAGE', value: 100 } },
      { value: 3, unit: 'DAY', penalty: { unit: 'DAY', value: 1 } },
      { value: 48, unit: 'HOUR', penalty: { unit: 'PERCENTAGE', value: 50 } },
    ],
  });
  expect(terms.slice(0, 4)).toEqual([
    { key: 'policyTerms.freeBefore.DAY', params: { count: 3 } },
    {
      key: 'policyTerms.within.DAY',
      params: { count: 3 },
      cost: { key: 'policyTerms.cost.nights', params: { count: 1 } },
    },
    {
      key: 'policyTerms.within.HOUR',
      params: { count: 48 },
      cost: { key: 'policyTerms.cost.percent', params: { percent: 50 } },
    },
    {
      key: 'policyTerms.within.HOUR',
      params: { count: 12 },
      cost: { key: 'policyTerms.cost.all', params: {} },
    },
  ]);
});

test('a non-refundable policy promises nothing for free', () => {
  expect(
    keys({ reservationRules: [{ value: 0, unit: 'DAY', penalty: { unit: 'PERCENTAGE', value: 100 } }] }),
  ).toEqual([
    'policyTerms.fromBooking policyTerms.cost.all',
    'policyTerms.noCancel',
    'policyTerms.noShow policyTerms.cost.all',
  ]);
});

test('both lists: the larger counts; a grace period is told', () => {
  expect(
    keys({
      graceMinutes: 30,
      checkInRules: [{ value: 1, unit: 'DAY', penalty: { unit: 'DAY', value: 1 } }],
      reservationRules: [{ value: 2, unit: 'DAY', penalty: { unit: 'PERCENTAGE', value: 10 } }],
      noShow: { unit: 'DAY', value: 2 },
    }),
  ).toEqual([
    'policyTerms.freeBefore.DAY',
    'policyTerms.after.DAY policyTerms.cost.percent',
    'policyTerms.within.DAY policyTerms.cost.nights',
    'policyTerms.larger',
    'policyTerms.grace',
    'policyTerms.noCancel',
    'policyTerms.noShow policyTerms.cost.nights',
  ]);
});

test('every sentence has its words', () => {
  const { policyTerms: texts } = JSON.parse(
    readFileSync(new URL('../site/public/locales/en/common.json', import.meta.url), 'utf8'),
  ) as { policyTerms: Record<string, unknown> };
  const known = JSON.stringify(texts);
  for (const unit of ['DAY', 'HOUR', 'MINUTE'])
    for (const key of [`${unit}_one`, `${unit}_other`]) expect(known.split(`"${key}"`)).toHaveLength(4);
  expect(texts).toMatchObject({
    freeUntilCheckIn: expect.any(String),
    fromBooking: expect.any(String),
    larger: expect.any(String),
    noCancel: expect.any(String),
    noShow: expect.any(String),
    cost: { nothing: expect.any(String), all: expect.any(String), percent: expect.any(String) },
  });
});
