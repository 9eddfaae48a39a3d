import { join } from 'node:path';
import type { Booking } from '#schemas/api-types';
import { openDatabase } from '../../server/platform/db/database.ts';
import { auditDatabase } from '../../server/test-support/audit.ts';
import { cancellationQuote } from '../../server/test-support/booked.ts';
import {
  createGuest,
  type Line,
  newKey,
  type TestAnswer,
  type TestGuest,
} from '../../server/test-support/guest.ts';
import { type NetworkFault, startFaultProxy } from './fault-proxy.ts';
import { type FollowedMailbox, followMailbox } from './follow-mailbox.ts';
import { type HotelPlace, openHotel, serverUnderTest, someQuote } from './server-under-test.ts';
import { overNewConnection } from './single-use-line.ts';

/** Larger than any answer with its headers. */
const ANSWER_BYTES = 6000;
const REQUEST_BYTES = 700;

/** The result of bookings over bad connections (TRUST R6). */
export interface NetworkFaultsResult {
  exchanges: number;
  heard: number;
  /** Requests that were repeated with the same key. */
  unknown: number;
  faults: string[];
}

interface NetworkFaultsOptions {
  /** Rounds of every fault on every call, each breaking at another byte. */
  rounds: number;
  random: () => number;
  patienceMs: number;
  latencyMs: number;
  bytesPerSecond: number;
  /** False for the control: repeats with a new key. */
  keepsKeys?: boolean;
}

interface Change {
  url: string;
  body: object | undefined;
  /** Whether the booking shows the change. */
  isDone: (booking: Booking) => boolean;
}

interface Visit {
  guest: TestGuest;
  email: string;
  codes: FollowedMailbox;
  random: () => number;
}

/** The calls that change a booking, with their preparation. */
const CHANGES: Readonly<Record<string, (visit: Visit) => Promise<Change>>> = {
  async create(visit) {
    const { id } = await visit.guest.quote(plentiful(visit.random));
    return { url: '/api/v1/bookings', body: bookingOf(id, visit.email), isDone: isIn('PENDING') };
  },
  async extend(visit) {
    const { id, expiresAt } = await held(visit);
    return {
      url: `/api/v1/bookings/${id}/hold-extension`,
      body: undefined,
      isDone: (booking) => isIn('PENDING')(booking) && (booking.expiresAt ?? '') > (expiresAt ?? ''),
    };
  },
  async confirm(visit) {
    const { id } = await held(visit);
    const otp = await visit.codes.codeFor(visit.email);
    return { url: `/api/v1/bookings/${id}/confirmation`, body: { otp }, isDone: isIn('SUCCESSFUL') };
  },
  async cancel(visit) {
    const { id } = await held(visit);
    const url = `/api/v1/bookings/${id}/confirmation`;
    await visit.guest.post(
      url,
      { otp: await visit.codes.codeFor(visit.email) },
      { 'idempotency-key': newKey() },
    );
    const { id: quoteId } = await cancellationQuote(visit.guest, id);
    return {
      url: `/api/v1/bookings/${id}/cancellation`,
      body: { quoteId, reason: 'Our plans have changed.' },
      isDone: isIn('CANCELLED'),
    };
  },
};

/** The twelve faults; `share` is how far through the message the connection breaks. */
function faultsOf(
  { latencyMs, bytesPerSecond, random }: NetworkFaultsOptions,
  share: number,
): NetworkFault[] {
  return [
    { kind: 'latency', ms: latencyMs * (0.5 + random()) },
    { kind: 'slowAnswer', bytesPerSecond },
    { kind: 'slowRequest', bytesPerSecond },
    { kind: 'resetAnswer', atByte: Math.floor(share * ANSWER_BYTES) },
    { kind: 'resetRequest', atByte: Math.floor(share * REQUEST_BYTES) },
    { kind: 'halfOpen' },
    { kind: 'blackhole' },
    { kind: 'slowClose', ms: latencyMs },
    { kind: 'twice' },
    { kind: 'badGateway', isAsked: false },
    { kind: 'badGateway', isAsked: true },
    { kind: 'offline' },
  ];
}

/** Every fault on every call; unanswered requests are repeated with the same key over a good connection. */
export async function bookOnBadLines(
  place: HotelPlace,
  options: NetworkFaultsOptions,
): Promise<NetworkFaultsResult> {
  await openHotel(place);
  const server = await serverUnderTest(place);
  await server.start();
  const codes = followMailbox(join(place.dataDir, 'mailbox'));
  const result: NetworkFaultsResult = { exchanges: 0, heard: 0, unknown: 0, faults: [] };
  const wanted: Wanted[] = [];
  try {
    for (let round = 0; round < options.rounds; round += 1) {
      const faults = faultsOf(options, (round + options.random()) / options.rounds);
      const exchanges = faults.flatMap((fault) =>
        Object.keys(CHANGES).map((call) => ({
          fault,
          call,
          address: server.address,
          codes,
          options,
          result,
        })),
      );
      // oxlint-disable-next-line no-await-in-loop -- one round after the other
      wanted.push(...(await Promise.all(exchanges.map(exchange))));
    }
  } finally {
    await server.kill();
  }
  result.faults.push(...(await compare(place, wanted)), ...(await auditDatabase(place.target)));
  return result;
}

interface Exchange {
  fault: NetworkFault;
  call: string;
  address: string;
  codes: FollowedMailbox;
  options: NetworkFaultsOptions;
  result: NetworkFaultsResult;
}

/** The wanted change and the booking of the last answer. */
interface Wanted {
  what: string;
  email: string;
  booking: Booking | undefined;
}

async function exchange({ fault, call, address, codes, options, result }: Exchange): Promise<Wanted> {
  const what = `${call} with ${JSON.stringify(fault)}`;
  const network = `10.${Array.from({ length: 3 }, () => Math.floor(options.random() * 256)).join('.')}`;
  const proxy = await startFaultProxy(address, () => fault);
  const direct = overNewConnection(address, { network });
  const spoilt = overNewConnection(proxy.address, { network, patienceMs: options.patienceMs });
  let line: Line = direct;
  const guest = createGuest((...sent) => line(...sent));
  const email = `guest-${newKey()}@example.com`;
  const change = await CHANGES[call]?.({ guest, email, codes, random: options.random });
  if (change === undefined) throw new Error(`There is no call ${call}`);
  const key = newKey();
  const ask = (with_: string): Promise<TestAnswer<Booking>> =>
    guest.post<Booking>(change.url, change.body, { 'idempotency-key': with_ });
  line = notOfProxy(spoilt);
  const heard = await ask(key).catch(() => undefined);
  line = direct;
  const last = await askUntilAnswered(() => ask(options.keepsKeys === false ? newKey() : key));
  await proxy.close();
  result.exchanges += 1;
  result[heard === undefined ? 'unknown' : 'heard'] += 1;
  if (last.status >= 300 || !change.isDone(last.body))
    result.faults.push(`${what}: ended with ${last.status} ${last.text.slice(0, 200)}`);
  if (heard !== undefined && heard.status !== 409 && heard.text !== last.text)
    result.faults.push(`${what}: heard ${heard.status} and then something else`);
  return { what, email, booking: last.status < 300 ? last.body : undefined };
}

/** An answer of a proxy is not the server's. */
function notOfProxy(line: Line): Line {
  return async (...sent) => {
    const answer = await line(...sent);
    if (answer.statusCode === 502) throw new Error('The proxy has no answer');
    return answer;
  };
}

/** A duplicate that is still running is answered with a retry. */
async function askUntilAnswered(ask: () => Promise<TestAnswer<Booking>>): Promise<TestAnswer<Booking>> {
  const answer = await ask();
  return answer.status === 503 ? askUntilAnswered(ask) : answer;
}

/** Each guest has one booking, as the last answer said. */
async function compare({ target }: HotelPlace, wanted: readonly Wanted[]): Promise<string[]> {
  const db = await openDatabase(target);
  const rows = await db.selectFrom('bookings').select(['id', 'email', 'state', 'expires_at']).execute();
  await db.destroy();
  const byEmail = Map.groupBy(rows, ({ email }) => email);
  return wanted.flatMap(({ what, email, booking }) => {
    const [row, ...others] = byEmail.get(email) ?? [];
    if (row === undefined || others.length > 0) return [`${what}: ${others.length} bookings too many`];
    const isSame = booking === undefined || (row.id === booking.id && row.state === booking.state);
    return isSame ? [] : [`${what}: told ${booking.state}, kept ${row.state}`];
  });
}

function plentiful(random: () => number): ReturnType<typeof someQuote> {
  return { ...someQuote(random), rooms: someQuote(() => 1).rooms };
}

function bookingOf(quoteId: string, guestEmail: string): object {
  const guest = { guestFirstName: 'Meera', guestLastName: 'Nair', guestPhone: '+919812345678', guestEmail };
  return { quoteId, guest };
}

async function held({ guest, email, random }: Visit): Promise<Booking> {
  const { id } = await guest.quote(plentiful(random));
  const { status, body, text } = await guest.book(id, { guest: { guestEmail: email } });
  if (status !== 201) throw new Error(`Not booked: ${text}`);
  return body;
}

function isIn(state: Booking['state']): (booking: Booking) => boolean {
  return (booking) => booking.state === state;
}
