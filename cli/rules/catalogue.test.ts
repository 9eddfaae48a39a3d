import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULES, ruleCodes } from './catalogue.ts';
import { checkExample } from './check-example.ts';

const schemas = join(import.meta.dirname, '../../schemas');

/** The codes under which the checker reports something, as its sources name them. */
function codesInSources(): string[] {
  const sources = globSync('{engine,checks}/**/*.ts', { cwd: schemas, exclude: ['**/*.test.ts'] });
  const ofSources = sources.flatMap((file) =>
    [
      ...read(file).matchAll(
        /(?:\bcode: |Check\(|tooMuch\(cursor, )'([a-z0-9]+(?:-[a-z]+)*(?:\/[a-z0-9-]+)?)'/g,
      ),
    ].map(([, code]) => code ?? ''),
  );
  const ofSchemas = globSync('content/**/*.json', {
    cwd: schemas,
    exclude: ['**/examples/**', '**/vocabulary.json'],
  }).flatMap((file) =>
    [...read(file).matchAll(/"(?:x-code|x-missing|code)": "([a-z][a-z0-9/-]+)"/g)].map(
      ([, code]) => code ?? '',
    ),
  );
  return [...new Set([...ofSources, ...ofSchemas])].toSorted();
}

function read(file: string): string {
  return readFileSync(join(schemas, file), 'utf8');
}

test('every code that the checker can report is explained, and no other', () => {
  expect(ruleCodes().toSorted()).toEqual(codesInSources());
});

test('every rule says what it asks for, why and what to do, in whole sentences', () => {
  for (const { code, title, why, remedy } of RULES)
    for (const words of [title, why, remedy])
      expect([code, words]).toEqual([code, expect.stringMatching(/^[A-Z0-9#“].*[.!?]$/)]);
});

describe('the example of', () => {
  const withExample = RULES.flatMap(({ code, severity, example }) =>
    example ? [{ code, severity, example }] : [],
  );
  test.each(withExample)('$code breaks that rule', async ({ code, severity, example }) => {
    const { diagnostics } = await checkExample(example);
    const found = diagnostics.find((each) => each.code === code);
    expect(found ?? diagnostics.map((each) => `${each.code} ${each.message}`)).toMatchObject({
      code,
      severity,
    });
  });
});
