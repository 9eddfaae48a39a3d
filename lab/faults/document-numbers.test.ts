import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { bookedStay } from '../../server/test-support/booked.ts';
import { startTestServer } from '../../server/test-support/test-server.ts';

const WRITER = join(import.meta.dirname, 'number-documents.ts');
const SAMPLE_MS = 120_000;
const KILLS = 3;
const WRITTEN_BEFORE_KILL = 8;

interface Writer {
  child: ChildProcess;
  hasWritten: Promise<void>;
  ended: Promise<unknown>;
}

/** Starts a process that writes documents; `hasWritten` resolves once some are committed. */
function startWriter(order: object): Writer {
  const child = spawn(process.execPath, [WRITER, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const { promise: hasWritten, resolve, reject } = Promise.withResolvers<void>();
  let lines = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    lines += chunk.toString().split('\n').length - 1;
    if (lines >= WRITTEN_BEFORE_KILL) resolve();
  });
  child.on('exit', () => reject(new Error(`The writer ended after ${lines} documents.`)));
  return { child, hasWritten, ended };
}

/** Two processes number documents of one series and are killed, again and again. @returns the numbers, in order. */
async function numbersAfterKills({ isApart }: { isApart: boolean }): Promise<number[]> {
  const server = await startTestServer();
  const booking = await bookedStay(server, server.guest());
  const { database: target } = server.context.config;
  for (let round = 0; round < KILLS; round += 1) {
    const writers = [0, 1].map((place) =>
      startWriter({
        target,
        bookingId: booking.id,
        from: 1 + (round * 2 + place) * 1_000_000,
        isApart,
      }),
    );
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    await Promise.all(writers.map(({ hasWritten }) => hasWritten));
    for (const { child } of writers) child.kill('SIGKILL');
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    await Promise.all(writers.map(({ ended }) => ended));
  }
  const { db } = server.context;
  const rows = await db.selectFrom('tax_documents').select('number').orderBy('number').execute();
  const { last_number: last } = await db
    .selectFrom('document_series')
    .select('last_number')
    .executeTakeFirstOrThrow();
  return [...rows.map(({ number }) => number), ...(isApart ? [] : [last + 1])];
}

const counted = (numbers: readonly number[]): number[] => numbers.map((_number, index) => index + 1);

test(
  'two processes, kills and rollbacks leave no gap and no double in the numbers',
  { timeout: SAMPLE_MS },
  async () => {
    const numbers = await numbersAfterKills({ isApart: false });
    expect(numbers.length).toBeGreaterThan(KILLS * 2 * WRITTEN_BEFORE_KILL);
    expect(numbers).toEqual(counted(numbers));
  },
);

test(
  'control: a number that is committed apart from its document leaves gaps',
  { timeout: SAMPLE_MS },
  async () => {
    const numbers = await numbersAfterKills({ isApart: true });
    expect(numbers).not.toEqual(counted(numbers));
  },
);
