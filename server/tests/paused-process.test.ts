import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createGuest, overHttp, PLAIN_QUOTE } from '../test-support/guest.ts';
import { addressOf, PROCESS_MS, publishedHotel, startProcess } from '../test-support/server-process.ts';
import { smallHotel } from '../test-support/small-hotel.ts';

/** TRUST R13. */
const LONGEST_MS = 15_000;
/** Concurrent bookings, so that one of them holds the lock nearly all the time. */
const AT_ONCE = 6;
const SEARCH_MS = 20_000;
/** Distinguishes the two processes in PostgreSQL. */
const PAUSED = 'paused_process';

test.runIf(inject('postgresUrl') !== undefined)(
  'a process that is paused while it holds the lock keeps the others from booking for 15 seconds at most, and books again itself',
  { timeout: 2 * PROCESS_MS },
  async () => {
    const { env, watch } = await roomyHotel();
    const paused = startProcess({ ...env, DATABASE_URL: `${env.DATABASE_URL}?application_name=${PAUSED}` });
    const other = startProcess(env);
    const [pausedAddress, otherAddress] = await Promise.all([addressOf(paused), addressOf(other)]);
    const traffic = startTraffic(pausedAddress);
    await pauseWithLock(paused.process, watch);

    const pausedAt = performance.now();
    expect(await statusOfBooking(otherAddress)).toBe(503);
    await expect.poll(() => statusOfBooking(otherAddress), { timeout: LONGEST_MS, interval: 100 }).toBe(201);
    expect(performance.now() - pausedAt).toBeLessThan(LONGEST_MS);

    paused.process.kill('SIGCONT');
    // Started requests end, without an error in the log.
    expect((await traffic.end()).filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(await statusOfBooking(pausedAddress)).toBe(201);
  },
);

/** A hotel without limits or full nights, and a connection that sees who holds its lock. */
async function roomyHotel() {
  const catalogue = smallHotel();
  Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: 5000 });
  const hotel = await publishedHotel(catalogue);
  const watch = new Client({ connectionString: hotel.DATABASE_URL });
  await watch.connect();
  onTestFinished(() => watch.end());
  return { env: { ...hotel, TRUSTED_PROXIES: '127.0.0.1' }, watch };
}

let visitors = 0;

/** Quotes and books as a new guest. Returns the status of the first refusal, or of the booking. */
async function statusOfBooking(address: string): Promise<number> {
  visitors += 1;
  const guestEmail = `guest${visitors}@example.com`;
  const network = { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` };
  const guest = createGuest(overHttp(address, network));
  const quote = await guest.post<{ id: string }>('/api/v1/quotes', PLAIN_QUOTE);
  if (quote.status !== 201) return quote.status;
  const booking = await guest.book(quote.body.id, { guest: { guestEmail } });
  return booking.status;
}

function startTraffic(address: string): { end: () => Promise<number[]> } {
  const ending = new AbortController();
  const statuses: number[] = [];
  const visit = async (): Promise<void> => {
    while (!ending.signal.aborted) statuses.push(await statusOfBooking(address));
  };
  const visits = Array.from({ length: AT_ONCE }, visit);
  return {
    async end() {
      ending.abort();
      await Promise.all(visits);
      return statuses;
    },
  };
}

/** Stops the process while it holds the lock and PostgreSQL waits for it. */
async function pauseWithLock(process: ChildProcess, watch: Client): Promise<void> {
  const until = performance.now() + SEARCH_MS;
  while (performance.now() < until) {
    if (!(await isWaitedFor(watch))) continue;
    process.kill('SIGSTOP');
    await wait(200);
    // A statement sent before may have ended the transaction.
    if (await isWaitedFor(watch)) return;
    process.kill('SIGCONT');
  }
  throw new Error('The process never held the lock while it was looked at');
}

async function isWaitedFor(watch: Client): Promise<boolean> {
  const { rows } = await watch.query(
    `select 1 from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and state = 'idle in transaction' and application_name = $1`,
    [PAUSED],
  );
  return rows.length > 0;
}
