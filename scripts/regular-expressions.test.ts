import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, type Diagnostics } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

// schemas/patterns.test.ts tests the patterns of schemas.

const root = join(import.meta.dirname, '..');

/** All but six need less than a tenth of it. A longer one costs as much again before the trial that decides. */
const PROOF_MS = 500;

interface Expression {
  source: string;
  flags: string;
}

/** An expression without repetition is linear. */
const REPEATS = /[*+]|\{\d+,/;

function expressionsIn(file: string): Expression[] {
  const parsed = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
      if (REPEATS.test(source)) found.push({ source, flags });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

const files = globSync('{cli,design-system,domain,schemas,server,site}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/generated/**', '**/test-support/**', 'site/dist/**'],
});

/** Proven where possible; an expression with lookaround is tried with the same texts in every run. */
async function judge({ source, flags }: Expression): Promise<Diagnostics> {
  const proven = await check(source, flags, { checker: 'automaton', timeout: PROOF_MS });
  if (proven.status !== 'unknown') return proven;
  const patience = { timeout: null, attackTimeout: null, incubationTimeout: null };
  return check(source, flags, { checker: 'fuzz', randomSeed: 5, ...patience });
}

test(
  'no regular expression of the code takes longer than its text is long (TRUST C5)',
  { timeout: 300_000 },
  async () => {
    const all = new Map(files.flatMap(expressionsIn).map((each) => [`/${each.source}/${each.flags}`, each]));
    expect(all.size).toBeGreaterThan(100);
    const harmful: string[] = [];
    for (const [text, each] of all) {
      // oxlint-disable-next-line no-await-in-loop -- each has the processor for itself while its time is taken
      const { status } = await judge(each);
      if (status !== 'safe') harmful.push(`${text} is ${status}`);
    }
    expect(harmful).toEqual([]);
  },
);

test('the judge sees what is not harmless, with and without a proof', async () => {
  expect(await judge({ source: '^(?:a+)+$', flags: '' })).toMatchObject({ status: 'vulnerable' });
  expect(await judge({ source: '^(?=.)(?:a+)+$', flags: '' })).toMatchObject({ status: 'vulnerable' });
});
