import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const MOST_WAIT_MS = 20_000;

export interface Used {
  wallSeconds: number;
  /** Of all its threads, in its code and in the system's; other processes blur it less than the wall clock. */
  cpuSeconds: number;
}

const TELL_USE =
  'data:text/javascript,import{writeSync}from"node:fs";process.on("exit",()=>writeSync(3,JSON.stringify(process.cpuUsage())))';

/** What one run of Node takes. Throws when it fails. */
export function measureNode(args: string[], env: Record<string, string> = {}): Used {
  const began = performance.now();
  const { status, stderr, output } = spawnSync(process.execPath, ['--import', TELL_USE, ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}:\n${stderr}`);
  const wallSeconds = (performance.now() - began) / 1000;
  // Written by the line above.
  const { user, system } = JSON.parse(output[3] ?? '') as NodeJS.CpuUsage;
  return { wallSeconds, cpuSeconds: (user + system) / 1_000_000 };
}

/** Wall seconds of one run of Node. Throws when it fails. */
export function timeNode(args: string[], env: Record<string, string> = {}): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}:\n${stderr}`);
  return (performance.now() - began) / 1000;
}

export async function startServer(
  args: string[],
  address: string,
  env: Record<string, string> = {},
  askEveryMs = 50,
): Promise<ChildProcess> {
  const server = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let waitedMs = 0; waitedMs < MOST_WAIT_MS; waitedMs += askEveryMs) {
    if (server.exitCode !== null) throw new Error(`node ${args.join(' ')} ended with ${server.exitCode}`);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) return server;
    await wait(askEveryMs);
  }
  server.kill();
  throw new Error(`${address} did not answer within ${MOST_WAIT_MS / 1000} s`);
}

export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}

/** Waits until a process has printed these words. */
export function heard(speaker: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (!said.includes(words)) return;
      speaker.stdout?.off('data', listen);
      resolve();
    };
    speaker.stdout?.on('data', listen);
  });
}
