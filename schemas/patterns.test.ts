import { check, type Diagnostics } from 'recheck';
import { expect, test } from 'vitest';
import { readSchemaFiles } from '../scripts/generate/schema-files.ts';

const patterns = patternsIn([
  ...readSchemaFiles(import.meta.dirname, ['content', 'api', 'published', 'report']).values(),
]);

function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  );
}

/** The automaton checker proves its result, so it is the same in every run. */
const PROOF = { checker: 'automaton' } as const;

const words = ({ source, status }: Diagnostics): string => `${source}: ${status}`;

test('no pattern of a schema takes longer than its text is long, whatever is written there', async () => {
  const all = [...new Set(patterns)];
  expect(all.length).toBeGreaterThan(20);
  const judged = await Promise.all(all.map((pattern) => check(pattern, 'u', PROOF)));
  expect(judged.filter(({ status }) => status !== 'safe').map(words)).toEqual([]);
});

test('the judge sees what is not harmless', async () => {
  expect(await check('^(?:a+)+$', 'u', PROOF)).toMatchObject({ status: 'vulnerable' });
});
