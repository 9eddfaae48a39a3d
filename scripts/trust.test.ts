import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// documents.test.ts checks that the named files and scripts exist.

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
    'G1',
    ...numbered('R', 18),
    ...numbered('L', 4),
    ...numbered('C', 6),
    ...numbered('A', 8),
    'A11',
    'H1',
    ...numbered('P', 2),
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

it('asks the lab only for what it has', () => {
  const asked = rows.flatMap(({ longForm }) =>
    [...longForm.matchAll(/npm run lab -- ([\w-]+)/g)].map(([, name = '']) => name),
  );
  const { stdout } = spawnSync(process.execPath, ['lab/run.ts'], { cwd: root, encoding: 'utf8' });
  const known = new Set([...stdout.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name ?? ''));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});
