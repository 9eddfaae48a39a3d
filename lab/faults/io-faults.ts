import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Booking, Refusal } from '#schemas/api-types';
import { openDatabase } from '../../server/platform/db/database.ts';
import { auditDatabase } from '../../server/test-support/audit.ts';
import {
  createGuest,
  newKey,
  overHttp,
  type TestAnswer,
  type TestGuest,
} from '../../server/test-support/guest.ts';
import {
  type HotelPlace,
  openHotel,
  refuseIdleRun,
  type ServerProgram,
  type ServerUnderTest,
  serverUnderTest,
  someQuote,
} from './server-under-test.ts';
import { attachStrace } from './strace.ts';

/** Faults in strace's notation. A stall takes 200 ms. */
const TROUBLES = [
  { call: 'pwrite64', trouble: 'error=ENOSPC', every: 30 },
  { call: 'fsync', trouble: 'error=EIO', every: 3 },
  { call: 'pwrite64', trouble: 'error=EIO', every: 30 },
  { call: 'fsync', trouble: 'delay_exit=200000', every: 3 },
] as const;
const GUESTS = 12;

/** The result of bookings on a failing disk (TRUST R3). */
export interface IoFaultsResult {
  injected: number;
  asked: number;
  acknowledged: number;
  /** Answered with 503 and `Retry-After`. */
  refused: number;
  refusedAndThere: number;
  faults: string[];
}

interface IoFaultsOptions {
  /** The least number of injected faults. */
  injections: number;
  random: () => number;
  program?: ServerProgram;
}

interface Wish {
  guest: TestGuest;
  email: string;
  key: string;
  quoteId: string;
  answer?: TestAnswer<Booking & Refusal>;
}

/** Guests book while system calls fail; afterwards each request is repeated with its key. */
export async function bookOnBadDisk(
  place: HotelPlace,
  { injections, random, program }: IoFaultsOptions,
): Promise<IoFaultsResult> {
  await openHotel(place);
  const server = await serverUnderTest(place, program);
  await server.start();
  const result = { injected: 0, asked: 0, acknowledged: 0, refused: 0, refusedAndThere: 0 };
  const faults: string[] = [];
  try {
    // Each fault at least once: failures can refuse everyone, stalls refuse nobody.
    for (let round = 0; round < TROUBLES.length || result.injected < injections; round += 1) {
      const { call, trouble, every } = TROUBLES[round % TROUBLES.length] ?? TROUBLES[0];
      // oxlint-disable-next-line no-await-in-loop -- one trouble after the other
      const wishes = await Promise.all(Array.from({ length: GUESTS }, (_, index) => wish(index)));
      const log = join(place.dataDir, 'injected.log');
      const when = `when=${1 + Math.floor(random() * every)}+${every}`;
      const asked = ['-e', `trace=${call}`, '-e', `inject=${call}:${trouble}:${when}`, '-o', log];
      // oxlint-disable-next-line no-await-in-loop -- as above
      const strace = await attachStrace(server.pid(), asked);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await Promise.all(wishes.map(ask));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await strace.detach();
      result.injected += readFileSync(log, 'utf8').match(/INJECTED|DELAYED/g)?.length ?? 0;
      // oxlint-disable-next-line no-await-in-loop -- what a disk in trouble has kept shows after a restart, or at once
      if (round % 2 === 1) await restart(server);
      // oxlint-disable-next-line no-await-in-loop -- as above
      faults.push(...(await checkOutcome(place, wishes, result)));
    }
  } finally {
    await server.kill();
  }
  refuseIdleRun(result.acknowledged);
  return { ...result, faults: [...faults, ...(await auditDatabase(place.target))] };

  async function wish(index: number): Promise<Wish> {
    const guest = createGuest(overHttp(server.address));
    const { id: quoteId } = await guest.quote({ ...someQuote(random), rooms: someQuote(() => 0.5).rooms });
    return { guest, quoteId, key: newKey(), email: `guest-${index}-${newKey()}@example.com` };
  }
}

async function ask(wish: Wish): Promise<void> {
  const { guest, quoteId, key, email } = wish;
  wish.answer = await guest.book(quoteId, { key, guest: { guestEmail: email } });
}

async function restart(server: ServerUnderTest): Promise<void> {
  await server.kill();
  await server.start();
}

/** Compares each answer with the database and with the answer to the repeated request. */
async function checkOutcome(
  place: HotelPlace,
  wishes: readonly Wish[],
  result: Omit<IoFaultsResult, 'faults'>,
): Promise<string[]> {
  const faults: string[] = [];
  const before = await countByEmail(place);
  for (const wish of wishes) {
    const { email, answer } = wish;
    const isThere = before.has(email);
    result.asked += 1;
    if (answer?.status === 201) {
      result.acknowledged += 1;
      if (!isThere) faults.push(`${email}: was acknowledged and is lost`);
    } else if (answer?.status === 503 && Number(answer.headers['retry-after']) > 0) {
      result.refused += 1;
      result.refusedAndThere += isThere ? 1 : 0;
    } else faults.push(`${email}: heard ${answer?.status} ${answer?.text}`);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await ask(wish);
    const again = wish.answer;
    if (again?.status !== 201) faults.push(`${email}: heard ${again?.status} with the same key afterwards`);
    if (answer?.status === 201 && again?.text !== answer.text)
      faults.push(`${email}: heard something else with the same key afterwards`);
  }
  const after = await countByEmail(place);
  const notOne = wishes.filter(({ email }) => after.get(email) !== 1);
  return [...faults, ...notOne.map(({ email }) => `${email}: ${after.get(email) ?? 0} bookings of one wish`)];
}

async function countByEmail({ target }: HotelPlace): Promise<Map<string, number>> {
  const db = await openDatabase(target);
  const rows = await db.selectFrom('bookings').select('email').execute();
  await db.destroy();
  return new Map([...Map.groupBy(rows, ({ email }) => email)].map(([email, found]) => [email, found.length]));
}
