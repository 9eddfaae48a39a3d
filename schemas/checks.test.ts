import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkExample } from './engine/example-hotel.ts';
import { RULE_CODES, RULES } from './generated/checks.ts';

test('the example hotel breaks no rule', async () => {
  expect((await checkExample()).diagnostics).toEqual([]);
});

// It reports what another diagnostic prevents, so it never occurs alone.
const WITH_ANOTHER = 'ref/not-checked';

describe('the example of', () => {
  test.each(RULE_CODES)('%s breaks that rule and no other', async (code) => {
    const { severity, example } = RULES[code];
    const { diagnostics } = await checkExample(example);
    const found = new Set(diagnostics.map((each) => `${each.severity} ${each.code}`));
    const others = code === WITH_ANOTHER ? ['error json/unclosed'] : [];
    expect(found).toEqual(new Set([`${severity} ${code}`, ...others]));
  });
});

test('every rule says what it asks for, why and what to do, in whole sentences', () => {
  for (const code of RULE_CODES)
    for (const words of [RULES[code].title, RULES[code].why, RULES[code].remedy])
      expect([code, words]).toEqual([code, expect.stringMatching(/^[A-Z0-9#“].*[.!?]$/)]);
});

test('every rule that looks for itself has a test beside it', () => {
  const looking = RULE_CODES.filter((code) => RULES[code].run !== undefined);
  expect(looking.filter((code) => !existsSync(`${import.meta.dirname}/checks/${code}.test.ts`))).toEqual([]);
});
