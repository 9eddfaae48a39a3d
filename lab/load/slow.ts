/** What unfinished requests and oversized bodies cost other guests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type HotelPlace, openHotel, serverUnderTest, stayAhead } from '../faults/server-under-test.ts';
import { heard } from '../processes.ts';
import { USUAL_LIMIT } from './guests.ts';
import type { Outcome } from '../report-outcome.ts';

const HOSTILE = join(import.meta.dirname, 'hostile-clients.ts');
const SECONDS = 20;
const NORMAL_CLIENTS = 8;
/** Far below saturation, so that the figure is the latency. */
const PER_SECOND = 40;
const MOST_SLOWER = 2;
/** Below this a difference is noise. */
const UNNOTICED_MS = 50;
const MOST_MORE_MEGABYTES = 100;

interface Slowed extends Outcome {
  baselineP99Ms: number;
  meanwhileP99Ms: number;
  megabytes: string;
  hostile: string;
}

export async function meetSlowClients(
  place: HotelPlace,
  { connections, isControl }: { connections: number; isControl: boolean },
): Promise<Slowed> {
  await openHotel(place);
  const server = await serverUnderTest(place, isControl ? ['waitsForEver'] : [], USUAL_LIMIT);
  await server.start();
  let hostile: ChildProcess | undefined;
  try {
    await search(server.address, 3);
    const before = await search(server.address, SECONDS / 2);
    const resident = residentMegabytes(server.pid());
    hostile = spawn(process.execPath, [HOSTILE, server.address, String(connections)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await heard(hostile, 'begun');
    const summary = summaryOf(hostile);
    const meanwhile = await search(server.address, SECONDS);
    const most = peakMegabytes(server.pid());
    const told = await summary;
    return {
      baselineP99Ms: before.p99,
      meanwhileP99Ms: meanwhile.p99,
      megabytes: `${resident} → ${most}`,
      hostile: JSON.stringify(told.answers),
      faults: [
        ...before.faults,
        ...meanwhile.faults,
        ...(meanwhile.p99 <= Math.max(UNNOTICED_MS, before.p99 * MOST_SLOWER)
          ? []
          : [`others waited ${meanwhile.p99} ms instead of ${before.p99}`]),
        ...(most - resident <= MOST_MORE_MEGABYTES ? [] : [`memory grew: ${resident} → ${most} MB`]),
        ...(told.left === 0 ? [] : [`${told.left} slow connections were never ended`]),
        ...told.faults,
      ],
    };
  } finally {
    hostile?.kill('SIGKILL');
    await server.kill();
  }
}

async function search(address: string, duration: number): Promise<{ p99: number; faults: string[] }> {
  const { checkIn, checkOut } = stayAhead(30, 2);
  const result = await autocannon({
    url: `${address}/api/v1/availability?location=harbour&checkin=${checkIn}&checkout=${checkOut}&rooms=2`,
    connections: NORMAL_CLIENTS,
    overallRate: PER_SECOND,
    duration,
  });
  const failed = result.non2xx + result.errors;
  return {
    p99: result.latency.p99,
    faults: failed === 0 ? [] : [`${failed} searches of others failed`],
  };
}

interface Summary {
  answers: Readonly<Record<string, number>>;
  left: number;
  faults: string[];
}

async function summaryOf(hostile: ChildProcess): Promise<Summary> {
  let said = '';
  hostile.stdout?.on('data', (text: Buffer) => (said += text.toString()));
  await new Promise((resolve) => hostile.once('close', resolve));
  // Written by our own program.
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as Summary;
}

function residentMegabytes(pid: number): number {
  return megabytes(pid, /VmRSS:\s+(\d+)/);
}

function peakMegabytes(pid: number): number {
  return megabytes(pid, /VmHWM:\s+(\d+)/);
}

function megabytes(pid: number, figure: RegExp): number {
  return Math.round(Number(figure.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}
