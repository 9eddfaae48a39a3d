import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Booking, Refusal } from '#schemas/api-types';
import {
  createGuest,
  newKey,
  overHttp,
  type TestAnswer,
  type TestGuest,
} from '../../server/test-support/guest.ts';
import { followMailbox } from './follow-mailbox.ts';
import { refuseIdleRun, someQuote } from './server-under-test.ts';

const RETRIED_SHARE = 0.3;
const CONFIRMED_SHARE = 0.25;

/** What guests were told. */
export interface StormLog {
  /** Booking ids by e-mail address. */
  acknowledged: Map<string, string>;
  confirmed: Set<string>;
  /** Addresses with refused bookings. */
  refused: Set<string>;
  unknown: number;
  retried: number;
  faults: string[];
}

export interface Storm {
  log: StormLog;
  /** Resolves when all guests are done; rejects when none has booked. */
  end: () => Promise<void>;
}

interface StormOptions {
  address: string;
  dataDir: string;
  clients: number;
  random: () => number;
}

interface Wish {
  guest: TestGuest;
  email: string;
  key: string;
}

/** Starts guests who book, lose answers, retry with the same key or give up, and confirm. */
export function startStorm({ address, dataDir, clients, random }: StormOptions): Storm {
  const log: StormLog = {
    acknowledged: new Map(),
    confirmed: new Set(),
    refused: new Set(),
    unknown: 0,
    retried: 0,
    faults: [],
  };
  const codes = followMailbox(join(dataDir, 'mailbox'));
  const over = new AbortController();
  const running = Array.from({ length: clients }, async (_client, client) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const guest = createGuest(overHttp(address));
      const wish = { guest, email: `guest-${client}-${turn}@example.com`, key: newKey() };
      // oxlint-disable-next-line no-await-in-loop -- one guest after the other
      await wishForRoom(wish).catch(async (error: unknown) => {
        if (!isLostAnswer(error)) log.faults.push(String(error));
        await wait(20);
      });
    }
  });

  async function wishForRoom(wish: Wish): Promise<void> {
    const { guest, email, key } = wish;
    const quote = await guest.quote(someQuote(random));
    const answer = await settle(() => guest.book(quote.id, { key, guest: { guestEmail: email } }));
    if (answer === undefined) return;
    if (answer.status === 409) log.refused.add(email);
    else if (answer.status === 201) await acknowledged(wish, answer.body);
    else log.faults.push(`${email}: a booking was answered with ${answer.status}`);
  }

  async function acknowledged({ guest, email }: Wish, { id }: Booking): Promise<void> {
    log.acknowledged.set(email, id);
    if (random() > CONFIRMED_SHARE) return;
    const otp = await codes.codeFor(email, () => over.signal.aborted);
    if (otp === undefined) return;
    const headers = { 'idempotency-key': newKey() };
    const answer = await settle(() =>
      guest.post<Booking & Refusal>(`/api/v1/bookings/${id}/confirmation`, { otp }, headers),
    );
    if (answer?.status === 200) log.confirmed.add(id);
  }

  /** The answer. Some guests retry a lost one with the same key. */
  async function settle(
    ask: () => Promise<TestAnswer<Booking & Refusal>>,
  ): Promise<TestAnswer<Booking & Refusal> | undefined> {
    const first = await heard(ask);
    if (first !== undefined) return first;
    log.unknown += 1;
    if (random() > RETRIED_SHARE) return undefined;
    log.retried += 1;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- asked again and again
      await wait(50);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const again = await heard(ask);
      if (again !== undefined) return again;
    }
  }

  return {
    log,
    async end() {
      over.abort();
      await Promise.all(running);
      refuseIdleRun(log.acknowledged.size);
    },
  };
}

/** Undefined where the outcome is unknown. */
async function heard(
  ask: () => Promise<TestAnswer<Booking & Refusal>>,
): Promise<TestAnswer<Booking & Refusal> | undefined> {
  try {
    const answer = await ask();
    return answer.status === 503 ? undefined : answer;
  } catch (error) {
    if (isLostAnswer(error)) return undefined;
    throw error;
  }
}

function isLostAnswer(error: unknown): boolean {
  return (
    error instanceof Error &&
    /fetch failed|terminated|other side closed|No quote: .*UNAVAILABLE/.test(error.message)
  );
}
