import { expect, test } from 'vitest';
import { createWorkplace } from './test-command.ts';

const { path, run, runWith, write } = createWorkplace('');

test('a machine on which everything works: exit 0, each part with what was found', () => {
  const { status, stdout } = run('doctor');
  for (const part of [
    'Node',
    'Data folder',
    'Releases',
    'Database',
    'Pictures',
    'Fonts',
    'Clock',
    'Time zones',
  ])
    expect(stdout).toMatch(new RegExp(`^ {2}ok {3}${part} `, 'm'));
  expect(stdout).toContain('sharp');
  expect(stdout).toContain('Verandah can work here.');
  expect(status).toBe(0);
});

test('it looks and touches nothing', () => {
  runWith({ env: { DATA_DIR: path('data') } }, 'doctor');
  expect(run('check', 'data').stderr).toContain('there is no data');
});

test.each([
  [
    'an environment variable that is wrong',
    { PORT: 'high' },
    /bad {2}Environment .*PORT is not a whole number/,
  ],
  [
    'a database that is damaged',
    { DATABASE_URL: 'sqlite:broken.sqlite' },
    /bad {2}Database .*cannot be read whole/,
  ],
  [
    'a data folder that is a file',
    { DATA_DIR: 'broken.sqlite/data' },
    /bad {2}Data folder .*cannot be written to/,
  ],
])('%s: exit 1 and what to do', (_name, env, words) => {
  write('broken.sqlite', `SQLite format 3\0${'x'.repeat(5000)}`);
  const { status, stdout } = runWith({ env }, 'doctor');
  expect(stdout.replaceAll(/\n +(?!ok|bad|look)/g, ' ')).toMatch(words);
  expect(stdout).toContain('To do:');
  expect(status).toBe(1);
});
