/** What a process has cost so far, as Linux counts it; nothing elsewhere. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Seconds of processor time, in the process itself and in the system for it. */
export function cpuSeconds({ pid }: ChildProcess): number {
  // The name of the process may hold blanks; after its bracket the fields are counted from the third.
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The most memory that the process ever had, in megabytes. */
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
