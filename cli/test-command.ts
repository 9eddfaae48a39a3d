/** For tests: runs the command in a folder of its own. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import fs, { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { buildCli, isCliBuilt } from '../scripts/build-cli.ts';
import { runCommand } from './run-command.ts';

const project = join(import.meta.dirname, '..');
const command = join(project, 'cli/verandah.cjs');
/** As `addOwner` of server/test-support/staff.ts stores them. */
const OWNER = 'asha@example.com';

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  env?: Readonly<Record<string, string>>;
  input?: string | Uint8Array;
  node?: readonly string[];
}

export interface Workplace {
  path: (inside?: string) => string;
  run: (...args: string[]) => Ended;
  runWith: (options: RunOptions, ...args: string[]) => Ended;
  /** As `run`, without a process of its own: one costs 0.4 s, mostly for loading. One at a time. */
  runHere: (...args: string[]) => Promise<Ended>;
  runHereWith: (options: Pick<RunOptions, 'env'>, ...args: string[]) => Promise<Ended>;
  start: (...args: string[]) => ChildProcessWithoutNullStreams;
  read: (path: string) => string;
  write: (path: string, content: unknown) => void;
}

/** @param copied what `content` holds; by default the demo hotel. */
export function createWorkplace(copied: string | undefined = 'content'): Workplace {
  let folder = '';
  // Each run starts a process.
  vi.setConfig({ testTimeout: 60_000 });
  // Tests run the built files, as operators do; they also start ten times faster.
  beforeAll(async () => {
    if (!isCliBuilt()) await buildCli();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'verandah-cli-'));
    if (copied !== '') cpSync(join(project, copied), join(folder, 'content'), { recursive: true });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const path = (inside = ''): string => join(folder, inside);
  const runWith = ({ env, input, node = [] }: RunOptions, ...args: string[]): Ended => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...node, command, ...args], {
      cwd: folder,
      env: { ...plainTerminal(), ...env },
      encoding: 'utf8',
      ...(input !== undefined && { input }),
    });
    return { status, stdout, stderr };
  };
  return {
    path,
    runWith,
    run: (...args) => runWith({}, ...args),
    runHere: (...args) => runInThisProcess(args, { folder }),
    runHereWith: ({ env = {} }, ...args) => runInThisProcess(args, { folder, env }),
    start: (...args) => spawn(process.execPath, [command, ...args], { cwd: folder, env: plainTerminal() }),
    read: (file) => readFileSync(path(file), 'utf8'),
    write(file, content) {
      const isReady = typeof content === 'string' || content instanceof Uint8Array;
      mkdirSync(dirname(path(file)), { recursive: true });
      writeFileSync(path(file), isReady ? content : `${JSON.stringify(content, null, 2)}\n`);
    },
  };
}

function plainTerminal(): NodeJS.ProcessEnv {
  return { ...process.env, FORCE_COLOR: undefined, COLUMNS: undefined, VERANDAH_STAFF: OWNER };
}

/** The command sees its own folder and environment, and what it prints is kept from the terminal. */
export async function runInThisProcess(
  args: readonly string[],
  { folder, env = {} }: { folder: string; env?: Readonly<Record<string, string>> },
): Promise<Ended> {
  const [usualEnv, usualFolder] = [process.env, process.cwd()];
  const printed = { stdout: '', stderr: '' };
  const { writeSync } = fs;
  const spies = [
    vi.spyOn(fs, 'writeSync').mockImplementation(((file: number, bytes: Buffer, ...rest: number[]) => {
      if (file !== 1 && file !== 2) return writeSync(file, bytes, ...rest);
      printed[file === 1 ? 'stdout' : 'stderr'] += bytes.toString();
      return bytes.length;
    }) as typeof writeSync),
    vi.spyOn(console, 'log').mockImplementation((line: string) => {
      printed.stdout += `${line}\n`;
    }),
  ];
  syncBuiltinESMExports();
  process.env = { ...plainTerminal(), ...env };
  process.chdir(folder);
  try {
    return { status: await runCommand(args), ...printed };
  } finally {
    process.chdir(usualFolder);
    process.env = usualEnv;
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  }
}
