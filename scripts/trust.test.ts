import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// That files, folders and scripts of every document exist is held by documents.test.ts.

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/trust.md'), 'utf8');

interface Row {
  id: string;
  promised: string;
  heldBy: string[];
  longForm: string;
}

const rows: Row[] = text
  .split('\n')
  .filter((line) => /^\| [A-Z]\d/.test(line))
  .map((line) => {
    const [, id = '', promised = '', heldBy = '', longForm = ''] = line.split('|').map((cell) => cell.trim());
    return {
      id,
      promised,
      heldBy: [...heldBy.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? ''),
      longForm,
    };
  });

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

it('has one row for each promise, and no other', () => {
  const all = [
    ...numbered('R', 17),
    ...numbered('L', 4),
    ...numbered('C', 6),
    ...numbered('A', 8),
    'H1',
    'P1',
    'S1',
    ...numbered('T', 27),
  ];
  expect(rows.map(({ id }) => id)).toEqual(all);
  expect(text).toContain('## Accessibility');
});

it.each(rows)('$id is promised in words and held by files that are there', ({ promised, heldBy }) => {
  expect(promised.length).toBeGreaterThan(3);
  expect(heldBy.length).toBeGreaterThan(0);
  expect(heldBy.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it.each(rows.filter(({ longForm }) => /`[A-Z_]+=/.test(longForm)))(
  '$id: the variable of its long form is read by what it runs',
  ({ longForm }) => {
    const [, variable = ''] = /`([A-Z_]+)=/.exec(longForm) ?? [];
    const run = /--project node ([\w./-]+)/.exec(longForm)?.[1] ?? '';
    const files = run.endsWith('.ts') ? [run] : globSync(`${run}/**/*.ts`, { cwd: root });
    const tests = files.map((file) => readFileSync(join(root, file), 'utf8'));
    const shared = readFileSync(join(root, 'domain/test-support/property-runs.ts'), 'utf8');
    expect([...tests, shared].join('\n')).toContain(`process.env['${variable}']`);
  },
);

const faults = rows.flatMap(({ longForm }) =>
  [...longForm.matchAll(/(?<bench>bench\/\w+\.bench\.ts) (?<fault>[\w-]+)/g)].map(({ groups }) => groups),
);

it.each(['bench/faults.bench.ts', 'bench/load.bench.ts'])(
  '%s knows what it is asked for',
  { timeout: 60_000 },
  (bench) => {
    const asked = faults.filter((groups) => groups?.['bench'] === bench).map((groups) => groups?.['fault']);
    // Without a word it says what there is.
    const { stderr } = spawnSync(process.execPath, [bench], { cwd: root, encoding: 'utf8' });
    const known = new Set(/There are: (.+)\./.exec(stderr)?.[1]?.split(', '));
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((fault) => fault === undefined || !known.has(fault))).toEqual([]);
  },
);
