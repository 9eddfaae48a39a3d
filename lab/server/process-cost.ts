/** The cost of a process by Linux' /proc; zero elsewhere. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** User and system time. */
export function cpuSeconds({ pid }: ChildProcess): number {
  // The process name may hold blanks; after its bracket, fields count from the third.
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

export function peakMegabytes({ pid }: ChildProcess): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1]) / 1024;
}

function readProc(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
