import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWorkplace } from './test-command.ts';

const { path, write } = createWorkplace();

interface Step {
  command: string;
  output: string;
}

/** What stands in the recorded session: each line after a dollar sign, and what the terminal showed then. */
function recorded(): Step[] {
  const text = readFileSync(join(import.meta.dirname, '../docs/guides/operator-session.md'), 'utf8');
  const blocks = [...text.matchAll(/^```console\n(?<lines>.*?)^```$/gms)].map(
    (match) => match.groups?.['lines'] ?? '',
  );
  return blocks.flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((step) => {
        const end = step.indexOf('\n');
        return { command: step.slice(0, end), output: step.slice(end + 1) };
      }),
  );
}

test('the recorded session is what a terminal shows', () => {
  write(
    'bin/verandah',
    `#!/bin/sh\nexec '${process.execPath}' '${join(import.meta.dirname, 'verandah.cjs')}' "$@"\n`,
  );
  chmodSync(path('bin/verandah'), 0o755);
  const env = {
    ...process.env,
    PATH: `${path('bin')}:${process.env['PATH'] ?? ''}`,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    COLUMNS: '100',
  };
  const steps = recorded();
  expect(steps.length).toBeGreaterThan(8);
  const replayed = steps.map(({ command }): Step => {
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: path(), env, encoding: 'utf8' });
    return { command, output: stdout + stderr };
  });
  expect(replayed).toEqual(steps);
});
