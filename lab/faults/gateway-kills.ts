import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '../../server/platform/db/database.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { auditBooks } from '../../server/test-support/audit.ts';
import { cancelStay } from '../../server/test-support/booked.ts';
import type { FakePage } from '../../server/test-support/gateways/fake-account.ts';
import type { FakeGateway } from '../../server/test-support/gateways/fake-gateway.ts';
import type { startFakeStripe } from '../../server/test-support/gateways/fake-stripe.ts';
import {
  createGuest,
  newKey,
  overHttp,
  PLAIN_QUOTE,
  type TestGuest,
} from '../../server/test-support/guest.ts';
import { startPaying } from '../../server/test-support/prepaid.ts';
import { prepaidSellingHotel } from '../../server/test-support/selling-hotel.ts';
import { ordersFile } from './alterations.ts';
import { followMailbox } from './follow-mailbox.ts';
import { compareLedgers, type Ledgers } from './gateway-ledger.ts';
import {
  type HotelPlace,
  openHotel,
  refuseIdleRun,
  type ServerProgram,
  type ServerUnderTest,
  serverUnderTest,
  stayAhead,
} from './server-under-test.ts';

/** The result of payments while the hotel's process is killed (TRUST G1). */
export interface GatewayKillsResult extends Ledgers {
  kills: number;
  lostMessages: number;
}

interface GatewayKillsOptions {
  kills: number;
  clients: number;
  random: () => number;
  start: typeof startFakeStripe;
  program?: ServerProgram;
}

const SOONEST_MS = 50;
const LATEST_MS = 300;
/** Long enough for a payment, so that kills meet money. */
const CALM_MS = 3000;
const CALM_EVERY = 3;
const HOUR_MS = 3_600_000;
/** Until the last question, the last refund and the last second try are done. */
const SETTLING_ROUNDS = 12;
const SETTLED_WITHIN_MS = 60_000;

interface Place {
  random: () => number;
  fake: FakeGateway;
  server: ServerUnderTest;
  codes: ReturnType<typeof followMailbox>;
  isOver: () => boolean;
}

/** Guests pay, leave and cancel while the server is killed and messages are lost; then both ledgers are compared. */
export async function killWhilePaying(
  hotel: HotelPlace,
  { kills, clients, random, start, program = [] }: GatewayKillsOptions,
): Promise<GatewayKillsResult> {
  await openHotel(hotel, { holdMinutes: 15 }, prepaidSellingHotel());
  let lostMessages = 0;
  let address = '';
  const fake = await start({
    clock: systemClock,
    async deliver({ body, headers }) {
      const isLost = random() < 0.3;
      const answer = isLost ? undefined : await deliverTo(address, fake.name, { body, headers });
      if (answer !== 200) lostMessages += 1;
    },
  });
  const server = await serverUnderTest(hotel, ['obeys', ...program], fake.env);
  address = server.address;
  await server.start();
  const over = new AbortController();
  const codes = followMailbox(join(hotel.dataDir, 'mailbox'));
  const place = { random, fake, server, codes, isOver: () => over.signal.aborted };
  const guests = Array.from({ length: clients }, (_guest, client) => payAgainAndAgain(place, client));
  const db = await openDatabase(hotel.target);
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one kill after the other
      await wait(kill % CALM_EVERY === 0 ? CALM_MS : SOONEST_MS + random() * (LATEST_MS - SOONEST_MS));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await server.kill();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await server.start();
    }
    over.abort();
    await Promise.all(guests);
    await settle(place, { db, dataDir: hotel.dataDir });
    await server.kill();
    const ledgers = await compareLedgers(db, fake);
    refuseIdleRun(ledgers.paid);
    return { kills, lostMessages, ...ledgers, faults: [...ledgers.faults, ...(await auditBooks(db))] };
  } finally {
    over.abort();
    await db.destroy();
    await fake.close();
    await server.kill().catch(() => undefined);
  }
}

/** @returns the status; undefined while the server is away: a gateway's later attempts count as lost here. */
async function deliverTo(
  address: string,
  name: string,
  { body, headers }: ReturnType<FakeGateway['sign']>,
): Promise<number | undefined> {
  const url = `${address}/api/v1/payments/webhooks/${name.toLowerCase()}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
    body: new Uint8Array(body),
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status;
}

async function payAgainAndAgain(place: Place, client: number): Promise<void> {
  for (let turn = 0; !place.isOver(); turn += 1) {
    const guest = createGuest(overHttp(place.server.address));
    // A guest whose answer was lost gives up, and the money must find its way all the same.
    // oxlint-disable-next-line no-await-in-loop -- one guest after the other
    await payOnce(place, guest, `payer-${client}-${turn}@example.com`).catch(() => wait(20));
  }
}

async function payOnce(
  { random, fake, codes, isOver }: Place,
  guest: TestGuest,
  guestEmail: string,
): Promise<void> {
  const quote = await guest.quote({ ...PLAIN_QUOTE, ...stayAhead(60 + Math.floor(random() * 60), 2) });
  const { body: booking, status } = await guest.book(quote.id, { guest: { guestEmail } });
  if (status !== 201) return;
  const otp = random() < 0.8 ? await codes.codeFor(guestEmail, isOver) : undefined;
  const headers = { 'idempotency-key': newKey() };
  if (otp !== undefined) await guest.post(`/api/v1/bookings/${booking.id}/confirmation`, { otp }, headers);
  const { body: payment } = await startPaying(guest, booking);
  const page = [...fake.account.pages.values()].find(({ reference }) => reference === payment.id);
  if (page === undefined || random() < 0.1) return;
  await press(page, payment.page, random() < 0.3 ? 'pend' : 'pay');
  if (page.state === 'pending' && random() < 0.7) fake.account.settle(page.id, random() < 0.7);
  if (random() < 0.3) await cancelStay(guest, booking.id);
}

async function press({ state }: FakePage, page: string, outcome: 'pay' | 'pend'): Promise<void> {
  if (state !== 'open') return;
  const answer = await fetch(`${page}?outcome=${outcome}`, { method: 'POST', redirect: 'manual' });
  await answer.arrayBuffer();
}

/** Hours pass, banks answer, failed refunds are tried again: nothing is left open. */
async function settle(
  { random, fake }: Place,
  { db, dataDir }: { db: Database; dataDir: string },
): Promise<void> {
  for (let round = 1; round <= SETTLING_ROUNDS; round += 1) {
    for (const page of fake.account.pages.values())
      if (page.state === 'pending') fake.account.settle(page.id, random() < 0.5);
    for (const { id, state } of fake.account.refunds.values())
      if (state === 'pending')
        fake.account.settleRefund(id, round < 4 && random() < 0.2 ? 'failed' : 'processed');
    const clockOffsetMs = round * 12 * HOUR_MS;
    writeFileSync(ordersFile(dataDir), JSON.stringify({ clockOffsetMs, isDiskFull: false }));
    // oxlint-disable-next-line no-await-in-loop -- one half day after the other
    await untilNothingIsDue(db, clockOffsetMs);
  }
}

async function untilNothingIsDue(db: Database, clockOffsetMs: number): Promise<void> {
  const until = performance.now() + SETTLED_WITHIN_MS;
  const now = new Date(Date.now() + clockOffsetMs).toISOString();
  while (performance.now() < until) {
    // oxlint-disable-next-line no-await-in-loop -- looked at again and again
    await wait(200);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (!(await isAnythingDue(db, now))) return;
  }
}

async function isAnythingDue(db: Database, now: string): Promise<boolean> {
  const question = await db
    .selectFrom('payments')
    .select('id')
    .where('ask_after', '<=', now)
    .executeTakeFirst();
  if (question !== undefined) return true;
  const refund = await db
    .selectFrom('refunds')
    .select('id')
    .where((row) => row.or([row('try_after', 'is', null), row('try_after', '<=', now)]))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('refund_states')
            .select('refund_id')
            .whereRef('refund_id', '=', 'refunds.id')
            .where('state', 'in', ['PROCESSING', 'PROCESSED']),
        ),
      ),
    )
    .executeTakeFirst();
  return refund !== undefined;
}
