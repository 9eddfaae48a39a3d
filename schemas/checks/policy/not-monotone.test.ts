import { expect, test } from 'vitest';
import type { Penalty, Rule } from '../../generated/types.ts';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const percent = (value: number) => ({ unit: 'PERCENTAGE' as const, value });
const nights = (value: number) => ({ unit: 'DAY' as const, value });
const days = (value: number, penalty: Penalty) => ({ value, unit: 'DAY' as const, penalty });

function check(checkInRules: Rule[], reservationRules: Rule[] = []) {
  return checkSmallHotel({
    'policies/flexible.json': { ...example('policy'), checkInRules, reservationRules },
  });
}

test('shows both values and offers to swap them', async () => {
  const { diagnostics, texts } = await check([days(7, percent(50)), days(2, percent(30))]);
  expect(diagnostics).toMatchObject([
    {
      code: 'policy/not-monotone',
      range: { start: { line: 19, column: 18 } },
      message: 'Cancelling later must not be cheaper.',
      note: 'but only 30 % from 2 days before, which is later',
      help: 'write 50 or more here, or swap the two values',
      related: [
        { message: '50 % is charged from 7 days before', range: { start: { line: 11, column: 18 } } },
      ],
    },
  ]);
  const edits = diagnostics[0]?.fix?.edits ?? [];
  const text = texts.get('policies/flexible.json') ?? '';
  expect(edits.map(({ offset, length, text: put }) => [text.slice(offset, offset + length), put])).toEqual([
    ['50', '30'],
    ['30', '50'],
  ]);
});

test('the order of the rows does not matter', async () => {
  expect((await check([days(2, percent(80)), days(7, percent(50))])).diagnostics).toEqual([]);
  expect((await check([days(2, percent(30)), days(7, percent(50))])).errors).toBe(1);
});

test('24 hours and one day are compared as lengths of time', async () => {
  const inHours = { value: 72, unit: 'HOUR' as const, penalty: percent(50) };
  expect((await check([inHours, days(1, percent(40))])).errors).toBe(1);
  expect((await check([inHours, days(7, percent(40))])).errors).toBe(0);
});

test('nights and percent are compared only at the ends', async () => {
  expect((await check([days(7, percent(50)), days(2, nights(1))])).errors).toBe(0);
  expect((await check([days(7, percent(100)), days(2, nights(1))])).errors).toBe(1);
  expect((await check([days(7, nights(1)), days(2, percent(0))])).errors).toBe(1);
});

test('a penalty after booking does not fall either', async () => {
  expect((await check([], [days(0, percent(100)), days(30, percent(50))])).errors).toBe(1);
  expect((await check([], [days(30, percent(100)), days(0, percent(50))])).errors).toBe(0);
});
