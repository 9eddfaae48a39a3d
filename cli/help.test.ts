import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { createWorkplace } from './test-command.ts';

const { runHere, runHereWith } = createWorkplace('');

test('help says what to type first, what there is, and what the exit codes mean', async () => {
  const general = await runHere('--help');
  expect(general.status).toBe(0);
  expect(general.stdout).toContain('Start here:');
  for (const { name, summary } of COMMANDS) {
    expect(general.stdout).toContain(`  ${name}`);
    expect(summary).toMatch(/^[a-z]/);
  }
  expect(general.stdout).toMatch(/^ {2}70 {2,}an internal error of Verandah/m);
  expect([(await runHere()).stdout, (await runHere('-h')).stdout, (await runHere('help')).stdout]).toEqual(
    Array.from({ length: 3 }, () => general.stdout),
  );
});

describe.each(COMMANDS)('verandah $name --help', async ({ name, options, examples }) => {
  test('says how it is used, explains every option and shows examples', async () => {
    const { status, stdout, stderr } = await runHere(name, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: verandah ${name}`));
    for (const option of options) expect(stdout).toContain(`--${option.name}`);
    for (const { line } of examples) expect(stdout).toContain(line);
    expect((await runHere('help', name)).stdout).toBe(stdout);
  });

  test('fits a narrow terminal', async () => {
    const { stdout } = await runHereWith({ env: { COLUMNS: '60' } }, name, '--help');
    const prose = stdout.split('\n').filter((line) => !/^ {2}(?:verandah|--)|^Usage/.test(line));
    expect(Math.max(...prose.map((line) => line.length))).toBeLessThanOrEqual(60);
  });
});

test('an unknown command or option names the nearest; the exit code is 2', async () => {
  expect(await runHere('chek')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'verandah has no command "chek". Did you mean: verandah check?\nSee: verandah --help\n',
  });
  expect((await runHere('help', 'ruels')).stderr).toContain('Did you mean: verandah rules?');
  expect(await runHere('fix', '--dryrun')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'There is no option --dryrun. Did you mean: --dry-run?\nSee: verandah fix --help\n',
  });
  expect((await runHere('backup', '--all')).stderr).toContain(
    'There is no option --all. It has none but --help.',
  );
});

test('--version is that of the package', async () => {
  const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  expect((await runHere('--version')).stdout).toBe(
    `verandah ${/"version": "([^"]+)"/.exec(manifest)?.[1] ?? ''}\n`,
  );
});
