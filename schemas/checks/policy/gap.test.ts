import { expect, test } from 'vitest';
import type { Penalty } from '../../generated/types.ts';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const percent = (value: number): Penalty => ({ unit: 'PERCENTAGE', value });
const nights = (value: number): Penalty => ({ unit: 'DAY', value });

function policy(penalties: readonly Penalty[], noShow?: Penalty) {
  const checkInRules = penalties.map((penalty, at) => ({ value: 10 - at, unit: 'DAY', penalty }));
  return { 'policies/flexible.json': { ...example('policy'), checkInRules, reservationRules: [], noShow } };
}

test('cancelling is not free again', async () => {
  expect(await diagnosticLines(policy([percent(50), percent(0)]))).toEqual([
    'policies/flexible.json:19:18 error policy/gap',
  ]);
  expect(await diagnosticLines(policy([nights(1), percent(0)]))).toEqual([
    'policies/flexible.json:19:18 error policy/gap',
  ]);
});

test('free until a day, and free all the time, are no gaps', async () => {
  expect(await diagnosticLines(policy([percent(0), percent(50)]))).toEqual([]);
  expect(await diagnosticLines(policy([percent(0), percent(0)]))).toEqual([]);
});

test('not arriving costs no less than cancelling late', async () => {
  expect(await diagnosticLines(policy([percent(100)], percent(80)))).toEqual([
    'policies/flexible.json:19:14 error policy/gap',
  ]);
  expect(await diagnosticLines(policy([percent(80)], percent(100)))).toEqual([]);
});

test('nights and percent are not compared without a price', async () => {
  expect(await diagnosticLines(policy([percent(100)], nights(1)))).toEqual([]);
  expect(await diagnosticLines(policy([percent(100)], nights(0)))).toEqual([
    'policies/flexible.json:19:14 error policy/gap',
  ]);
});
