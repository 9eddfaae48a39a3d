import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runLab } from './run.ts';

async function printed(...words: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  const status = await runLab(words);
  return { status, stdout: said.mock.calls.join('\n'), stderr: complained.mock.calls.join('\n') };
}

test('without a name it lists what there is, and the README explains each', async () => {
  const { status, stdout } = await printed();
  const names = [...stdout.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name ?? '');
  expect(status).toBe(0);
  expect(names).toEqual(expect.arrayContaining(['server', 'kills', 'power-cuts', 'overload']));
  const guide = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  expect(names.filter((name) => !new RegExp(`^\\| \`${name}[ \`]`, 'm').test(guide))).toEqual([]);
});

test('an unknown name is refused, with what was probably meant', async () => {
  const { status, stderr } = await printed('kils');
  expect(status).toBe(2);
  expect(stderr).toContain('The lab has no kils. Did you mean kills?');
  expect(await printed('constructor')).toMatchObject({ status: 2 });
});

test('a number of nothing and an unknown option are refused before anything runs', async () => {
  expect(await printed('kills', '0')).toMatchObject({ status: 2 });
  expect(await printed('kills', 'often')).toMatchObject({ status: 2 });
  expect((await printed('kills', '--speed')).stderr).toContain('--speed');
});
