import { openDatabase } from '../../server/platform/db/database.ts';
import { auditDatabase } from '../../server/test-support/audit.ts';
import { createGuest, newKey, overHttp, PLAIN_QUOTE } from '../../server/test-support/guest.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type HotelPlace, openHotel, serverUnderTest, stayAhead } from './server-under-test.ts';
import { overNewConnection } from './single-use-line.ts';

const TIMES_SENT = 3;
const DROPPED_SHARE = 0.7;
const TWINS_SHARE = 0.1;
const OTHER_BODY_SHARE = 0.05;
const ASKED_AFTER_RESTART = 200;

/** The result of bookings with lost answers (TRUST R5). */
export interface ReplayResult {
  wished: number;
  booked: number;
  dropped: number;
  twins: number;
  otherBodies: number;
  askedAfterRestart: number;
  faults: string[];
}

interface ReplayOptions {
  bookings: number;
  clients: number;
  random: () => number;
  /** False for the control: a new key for each request. */
  keepsKeys: boolean;
}

interface Wish {
  cookies: ReadonlyMap<string, string>;
  payload: { quoteId: string; guest: object };
  key: string;
  answer: string;
}

/** Sends every booking several times through a proxy that loses answers, and checks that each was made once. */
export async function replayBookings(place: HotelPlace, options: ReplayOptions): Promise<ReplayResult> {
  await openHotel(place);
  const server = await serverUnderTest(place);
  await server.start();
  const proxy = await startFaultProxy(server.address, () =>
    options.random() < DROPPED_SHARE ? { kind: 'resetAnswer', atByte: 0 } : undefined,
  );
  const counts = { twins: 0, otherBodies: 0 };
  const faults: string[] = [];
  const wishes: Wish[] = [];
  let next = 0;
  try {
    await Promise.all(
      Array.from({ length: options.clients }, async () => {
        while (next < options.bookings) {
          next += 1;
          // oxlint-disable-next-line no-await-in-loop -- one booking after the other
          wishes.push(
            await bookOften({ server: server.address, proxy, number: next, options, counts, faults }),
          );
        }
      }),
    );
    await server.kill();
    await server.start();
    const asked = wishes.slice(0, ASKED_AFTER_RESTART);
    for (const wish of asked) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const again = await send(server.address, wish);
      if (again !== wish.answer && options.keepsKeys)
        faults.push(`after a restart: ${again} instead of ${wish.answer}`);
    }
    const booked = await countBookings(place);
    if (booked !== options.bookings) faults.push(`${options.bookings} were wished and ${booked} made`);
    faults.push(...(await auditDatabase(place.target)));
    const askedAfterRestart = asked.length;
    return {
      wished: options.bookings,
      booked,
      dropped: proxy.spoilt(),
      ...counts,
      askedAfterRestart,
      faults,
    };
  } finally {
    await proxy.close();
    await server.kill();
  }
}

interface Often {
  server: string;
  proxy: FaultProxy;
  number: number;
  options: ReplayOptions;
  counts: { twins: number; otherBodies: number };
  faults: string[];
}

async function bookOften({ server, proxy, number, options, counts, faults }: Often): Promise<Wish> {
  const guest = createGuest(overHttp(server));
  const quote = await guest.quote({ ...PLAIN_QUOTE, ...stayAhead(3 + (number % 90), 1) });
  const details = { guestFirstName: 'Meera', guestLastName: 'Nair', guestPhone: '+919812345678' };
  const payload = { quoteId: quote.id, guest: { ...details, guestEmail: `guest-${number}@example.com` } };
  const wish: Wish = { cookies: guest.cookies, payload, key: newKey(), answer: '' };
  const asked = (): Wish => (options.keepsKeys ? wish : { ...wish, key: newKey() });
  const sent = () => send(proxy.address, asked()).catch(() => undefined);
  const heard: (string | undefined)[] = [];
  if (options.random() < TWINS_SHARE) {
    counts.twins += 1;
    heard.push(...(await Promise.all(Array.from({ length: TIMES_SENT }, sent))));
  } else {
    // oxlint-disable-next-line no-await-in-loop -- each is sent when the one before was lost
    for (let time = 0; time < TIMES_SENT; time += 1) heard.push(await sent());
  }
  wish.answer = await send(server, asked());
  const other = heard.find((answer) => answer !== undefined && answer !== wish.answer);
  if (other !== undefined) faults.push(`guest ${number} heard ${other} and then ${wish.answer}`);
  if (!wish.answer.startsWith('201 ')) faults.push(`guest ${number} ended with ${wish.answer}`);
  if (options.keepsKeys && options.random() < OTHER_BODY_SHARE) {
    counts.otherBodies += 1;
    const changed = { ...payload, guest: { ...payload.guest, guestFirstName: 'Mira' } };
    const answer = await send(server, { ...wish, payload: changed });
    if (!answer.startsWith('422 ')) faults.push(`another body with the same key was answered with ${answer}`);
  }
  return wish;
}

/** The status and the exact bytes of the answer; rejects when the connection breaks. */
async function send(address: string, { cookies, payload, key }: Wish): Promise<string> {
  const answer = await overNewConnection(address)(
    { method: 'POST', url: '/api/v1/bookings', headers: { 'idempotency-key': key }, payload },
    cookies,
  );
  return `${answer.statusCode} ${answer.body}`;
}

async function countBookings({ target }: HotelPlace): Promise<number> {
  const db = await openDatabase(target);
  const row = await db
    .selectFrom('bookings')
    .select((select) => select.fn.countAll<number>().as('bookings'))
    .executeTakeFirstOrThrow();
  await db.destroy();
  return row.bookings;
}
