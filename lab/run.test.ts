import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

// Each run loads every experiment, and three of them take long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const runLab = (...words: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'run.ts'), ...words], { encoding: 'utf8' });

test('without a name it lists what there is, and the README explains each', () => {
  const { status, stdout } = runLab();
  const names = [...stdout.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name ?? '');
  expect(status).toBe(0);
  expect(names).toEqual(expect.arrayContaining(['server', 'kills', 'power-cuts', 'overload']));
  const guide = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  expect(names.filter((name) => !new RegExp(`^\\| \`${name}[ \`]`, 'm').test(guide))).toEqual([]);
});

test('an unknown name is refused, with what was probably meant', () => {
  const { status, stderr } = runLab('kils');
  expect(status).toBe(2);
  expect(stderr).toContain('The lab has no kils. Did you mean kills?');
  expect(runLab('constructor').status).toBe(2);
});

test('a number of nothing and an unknown option are refused before anything runs', () => {
  expect(runLab('kills', '0')).toMatchObject({ status: 2 });
  expect(runLab('kills', 'often')).toMatchObject({ status: 2 });
  expect(runLab('kills', '--speed').stderr).toContain('--speed');
});
