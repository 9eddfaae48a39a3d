import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { createWorkplace } from './test-command.ts';

const { run, runWith } = createWorkplace('');

test('help says what to type first, what there is, and what the exit codes mean', () => {
  const general = run('--help');
  expect(general.status).toBe(0);
  expect(general.stdout).toContain('Start here:');
  for (const { name, summary } of COMMANDS) {
    expect(general.stdout).toContain(`  ${name}`);
    expect(summary).toMatch(/^[a-z]/);
  }
  expect(general.stdout).toMatch(/^ {2}70 {2,}an internal error of Verandah/m);
  expect([run().stdout, run('-h').stdout, run('help').stdout]).toEqual(
    Array.from({ length: 3 }, () => general.stdout),
  );
});

describe.each(COMMANDS)('verandah $name --help', ({ name, options, examples }) => {
  test('says how it is used, explains every option and shows examples', () => {
    const { status, stdout, stderr } = run(name, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: verandah ${name}`));
    for (const option of options) expect(stdout).toContain(`--${option.name}`);
    for (const { line } of examples) expect(stdout).toContain(line);
    expect(run('help', name).stdout).toBe(stdout);
  });

  test('fits a narrow terminal', () => {
    const { stdout } = runWith({ env: { COLUMNS: '60' } }, name, '--help');
    const prose = stdout.split('\n').filter((line) => !/^ {2}(?:verandah|--)|^Usage/.test(line));
    expect(Math.max(...prose.map((line) => line.length))).toBeLessThanOrEqual(60);
  });
});

test('an unknown command or option names the nearest; the exit code is 2', () => {
  expect(run('chek')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'verandah has no command "chek". Did you mean: verandah check?\nSee: verandah --help\n',
  });
  expect(run('help', 'ruels').stderr).toContain('Did you mean: verandah rules?');
  expect(run('fix', '--dryrun')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'There is no option --dryrun. Did you mean: --dry-run?\nSee: verandah fix --help\n',
  });
  expect(run('backup', '--all').stderr).toContain('There is no option --all. It has none but --help.');
});

test('--version is that of the package', () => {
  const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  expect(run('--version').stdout).toBe(`verandah ${/"version": "([^"]+)"/.exec(manifest)?.[1] ?? ''}\n`);
});
