import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWorkplace } from './test-command.ts';

const project = join(import.meta.dirname, '..');
const { path, write } = createWorkplace();

interface Step {
  command: string;
  output: string;
}

const STOPPED = '^C\n';

/** The steps of the recorded session: each command and its output. */
function recorded(): Step[] {
  const text = readFileSync(join(project, 'docs/guides/operator-session.md'), 'utf8');
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

/** Runs one command again; a command that was ended by Ctrl+C is ended after the same number of lines. */
async function replay({ command, output }: Step, env: NodeJS.ProcessEnv): Promise<Step> {
  const linesBeforeStop = output.includes(STOPPED) ? (output.split(STOPPED)[0] ?? '').split('\n').length : 0;
  // The default port may be in use.
  const typed = command.startsWith('./verandah preview') ? `${command} --port 0` : command;
  const shell = spawn('sh', ['-c', `exec 2>&1; ${linesBeforeStop > 0 ? 'exec ' : ''}${typed}`], {
    cwd: path(),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  let isStopped = false;
  shell.stdout.setEncoding('utf8').on('data', (part: string) => {
    printed += part;
    if (isStopped || linesBeforeStop === 0 || printed.split('\n').length < linesBeforeStop) return;
    isStopped = true;
    printed += STOPPED;
    shell.kill('SIGINT');
  });
  await once(shell, 'close');
  return { command, output: printed };
}

/** Removes times, sizes and ids that differ in every run. */
function comparable(steps: readonly Step[]): Step[] {
  const releases = new Map<string, string>();
  const named = (release: string): string => {
    const name = releases.get(release) ?? `release ${releases.size + 1}`;
    releases.set(release, name);
    return name;
  };
  return steps.map(({ command, output }) => ({
    command,
    output: output
      .replaceAll(/\br-[0-9a-f]{12}\b/g, named)
      .replaceAll(/\b\d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC/g, 'TIME')
      .replaceAll(/\b\d{2}:\d{2}:\d{2}\b/g, 'TIME')
      .replaceAll(/127\.0\.0\.1:\d+/g, 'ADDRESS')
      .replaceAll(/\b\d{1,6} ms\b/g, 'SOME ms')
      .replaceAll(/\b\d{1,6} files, [\d.]{1,6} MB, in [\d.]{1,6} s/g, 'SOME files')
      .replaceAll(/Storing \d+ files/g, 'Storing SOME files'),
  }));
}

test('the recorded session is what a terminal shows', { timeout: 300_000 }, async () => {
  write(
    'verandah',
    `#!/bin/sh\nexec '${process.execPath}' '${join(import.meta.dirname, 'verandah.cjs')}' "$@"\n`,
  );
  chmodSync(path('verandah'), 0o755);
  // Reuses the encoded pictures of this machine.
  mkdirSync(join(project, '.cache/pictures'), { recursive: true });
  mkdirSync(path('.data'));
  symlinkSync(join(project, '.cache/pictures'), path('.data/cache'));
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    COLUMNS: '100',
  };
  const steps = recorded();
  expect(steps.length).toBeGreaterThan(16);
  const replayed: Step[] = [];
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop -- each line works on what the one before has left
    replayed.push(await replay(step, env));
  }
  expect(comparable(replayed)).toEqual(comparable(steps));
});
