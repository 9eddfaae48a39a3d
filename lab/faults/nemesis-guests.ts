import { setTimeout as wait } from 'node:timers/promises';
import type { Booking, CancellationQuote, Refusal } from '#schemas/api-types';
import { createGuest, newKey, type TestAnswer, type TestGuest } from '../../server/test-support/guest.ts';
import type { FollowedMailbox } from './follow-mailbox.ts';
import { someQuote } from './server-under-test.ts';
import { overNewConnection } from './single-use-line.ts';

const ASK_AGAIN_MS = 100;
const PATIENCE_MS = 8000;
const GIVES_UP_SHARE = 0.3;
/** After the faults everybody gets an answer; a guest without one has found a server that hangs. */
const MOST_ASKED_AGAIN = 200;

/** A state that a guest was told, in the order of the guest's requests. */
export interface SeenState {
  state: Booking['state'];
  /** Acknowledged to the guest, so no earlier state may be seen again. */
  isAcknowledged: boolean;
}

/** One guest's attempt at one stay. */
export interface VisitRecord {
  email: string;
  /** Undefined where the booking was refused or its outcome is unknown. */
  bookingId: string | undefined;
  /** Refused for good: there must be no booking. */
  isRefused: boolean;
  states: SeenState[];
  faults: string[];
}

export interface GuestHistory {
  visits: VisitRecord[];
  counts: { operations: number; unknown: number };
}

export function createHistory(): GuestHistory {
  return { visits: [], counts: { operations: 0, unknown: 0 } };
}

interface Surroundings {
  address: string;
  codes: FollowedMailbox;
  history: GuestHistory;
  random: () => number;
  over: AbortSignal;
}

type BookingAnswer = TestAnswer<Booking & Refusal>;

export async function visitUntilOver(surroundings: Surroundings): Promise<void> {
  while (!surroundings.over.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one guest after the other
    await visit(surroundings);
  }
}

async function visit({ address, codes, history, random, over }: Surroundings): Promise<void> {
  const network = `10.${Array.from({ length: 3 }, () => Math.floor(random() * 256)).join('.')}`;
  const guest = createGuest(overNewConnection(address, { network, patienceMs: PATIENCE_MS }));
  const email = `guest-${newKey()}@example.com`;
  const record: VisitRecord = { email, bookingId: undefined, isRefused: false, states: [], faults: [] };
  history.visits.push(record);
  const quote = await once(() => guest.quote(someQuote(random)));
  if (quote === undefined) return;
  const key = newKey();
  const booked = await settle(() => guest.book(quote.id, { key, guest: { guestEmail: email } }));
  if (booked === undefined) return;
  record.isRefused = booked.status >= 400;
  if (booked.status !== 201) return note(booked, [409, 410]);
  record.bookingId = booked.body.id;
  record.states.push(acknowledged(booked.body));
  await look();
  const end = random();
  // The other guests let their hold expire.
  if (end < 0.75) await confirm();
  if (end < 0.4) await cancel();
  await look();
  await look();

  async function confirm(): Promise<void> {
    const otp = await codes.codeFor(email, () => over.aborted);
    if (otp === undefined) return;
    await change('confirmation', { otp });
  }

  async function cancel(): Promise<void> {
    const path = `/api/v1/bookings/${record.bookingId}/cancellation-quote`;
    const figures = await settle(() => guest.post<CancellationQuote & Refusal>(path));
    if (figures?.status === 201)
      await change('cancellation', { quoteId: figures.body.id, reason: 'Our plans have changed.' });
  }

  async function change(what: string, body: object): Promise<void> {
    const headers = { 'idempotency-key': newKey() };
    const path = `/api/v1/bookings/${record.bookingId}/${what}`;
    const answer = await settle(() => guest.post<Booking & Refusal>(path, body, headers));
    if (answer === undefined) return;
    if (answer.status === 200) record.states.push(acknowledged(answer.body));
    // Too late: the hold or the code has expired.
    else note(answer, [409, 410, 422]);
  }

  async function look(): Promise<void> {
    const answer = await settle(() => showBooking(guest, record.bookingId ?? ''));
    if (answer === undefined) return;
    if (answer.status === 200) record.states.push({ state: answer.body.state, isAcknowledged: false });
    else note(answer, []);
  }

  function note(answer: BookingAnswer, expected: readonly number[]): void {
    if (!expected.includes(answer.status))
      record.faults.push(`${email}: heard ${answer.status} ${answer.text.slice(0, 200)}`);
  }

  /** Retries until there is an answer; some guests give up, and the outcome is unknown. */
  async function settle<Body>(ask: () => Promise<TestAnswer<Body>>): Promise<TestAnswer<Body> | undefined> {
    const isPatient = random() > GIVES_UP_SHARE;
    for (let asked = 0; asked < MOST_ASKED_AGAIN; asked += 1) {
      // oxlint-disable-next-line no-await-in-loop -- asked again and again
      const answer = await once(ask);
      if (answer !== undefined && answer.status !== 503) return answer;
      if (!isPatient) return undefined;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await wait(ASK_AGAIN_MS);
    }
    record.faults.push(`${email}: asked ${MOST_ASKED_AGAIN} times and heard nothing`);
    return undefined;
  }

  async function once<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    history.counts.operations += 1;
    try {
      return await ask();
    } catch (error) {
      history.counts.unknown += 1;
      if (!isLostLine(error)) record.faults.push(`${email}: ${String(error)}`);
      await wait(ASK_AGAIN_MS);
      return undefined;
    }
  }
}

/** A change never expires a booking: if an answer says so, the clock has jumped. */
function acknowledged({ state }: Booking): SeenState {
  return { state, isAcknowledged: state !== 'EXPIRED' };
}

function showBooking(guest: TestGuest, id: string): Promise<BookingAnswer> {
  return guest.get<Booking & Refusal>(`/api/v1/bookings/${id}`);
}

/** The connection broke, was refused, or timed out. */
function isLostLine(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    'code' in error ||
    error.name === 'AbortError' ||
    /No quote: .*(?:UNAVAILABLE|ON_SALE)/.test(error.message)
  );
}
