import { expect, test } from 'vitest';
import { reportOf } from './report-of.ts';

const charged = (line: string) => ({
  'charges.json': `{ "charges": [{ "id": "city-tax", "label": "City tax", ${line}, "validFrom": "2026-01-01", "payable": "AT_HOTEL" }] }`,
});

// The words of other booking systems.
test('a charge for each person and night counts adults, and may have been meant otherwise', async () => {
  const [found, ...others] = await reportOf(charged('"per": "PERSON_NIGHT", "amountMinor": 400'));
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    code: 'union/tag',
    at: '"PERSON_NIGHT"',
    fix: '"ADULT_NIGHT"',
    isSafe: false,
  });
});

test('the case of a word is corrected safely', async () => {
  const [found] = await reportOf(charged('"per": "adult night", "amountMinor": 400'));
  expect(found).toMatchObject({ code: 'union/tag', fix: '"ADULT_NIGHT"', isSafe: true });
});

test.each([
  ['"amount": 4.0', '"amount"'],
  ['"value": 4', '"value"'],
  ['"price": 4', '"price"'],
])('%s is one problem, and four rupees are not four paise', async (line, at) => {
  const [found, ...others] = await reportOf(charged(`"per": "ADULT_NIGHT", ${line}`));
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    code: 'unknown-key',
    at,
    help: 'use `amountMinor` (amount) and write the amount in its smallest unit: INR 4 is 400',
    fix: '"amountMinor"',
    isSafe: false,
  });
});
