import type * as fc from 'fast-check';
import type { Availability, Booking } from '#schemas/api-types';
import { startRefunds } from '../bookings/refunds/start-refunds.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { auditBooks } from './audit.ts';
import { auditEvents } from './audit-events.ts';
import { cancelStay } from './booked.ts';
import { newKey, PLAIN_ROOM, type TestGuest } from './guest.ts';
import { found } from './plain-numbers.ts';
import { look, press, startPaying, tell, verify } from './prepaid.ts';
import { signIn } from './signed-in.ts';
import type { TestServer } from './test-server.ts';

/** The number of rooms of the type, in the model and in the hotel. */
export const ROOMS = 2;
const HOLD_MINUTES = 15;

/** The stays that guests choose from: some share one night, one has the same dates in another time zone. */
const PLACES = [
  { locationId: 'harbour', checkIn: '2027-01-14', checkOut: '2027-01-16', rooms: [PLAIN_ROOM] },
  { locationId: 'harbour', checkIn: '2027-01-15', checkOut: '2027-01-17', rooms: [PLAIN_ROOM] },
  {
    locationId: 'lagoon',
    checkIn: '2027-01-14',
    checkOut: '2027-01-16',
    rooms: [{ ...PLAIN_ROOM, roomId: 'reef-room', ratePlanId: 'lagoon-flexible' }],
  },
] as const;

/** A new guest: the stay, and whether booking mails go to another address than the account's. */
export interface Draw {
  place: number;
  isForOther: boolean;
}

/** A booking as the rules describe it. It is paid in full or not at all. */
interface PlainBooking {
  place: number;
  state: Booking['state'];
  heldUntil: number;
  isPaid: boolean;
  /** NONE: no page was opened. OPEN: waiting for the guest. USED: paying there again changes nothing. */
  page: 'NONE' | 'OPEN' | 'USED';
  /** The money that will be or was refunded. */
  refund: 'NONE' | 'ASKED' | 'DONE';
}

/** The expected state; the clock counts minutes. */
export interface Model {
  minute: number;
  bookings: PlainBooking[];
}

/** The real server with its guests and bookings. */
export interface Real {
  server: TestServer;
  booked: { guest: TestGuest; booking: Booking; quoteId: string; key: string; page: string }[];
}

type Command = fc.AsyncCommand<Model, Real>;

export function freshModel(): Model {
  return { minute: 0, bookings: [] };
}

function stateOf(model: Model, booking: PlainBooking): Booking['state'] {
  return booking.state === 'PENDING' && model.minute >= booking.heldUntil ? 'EXPIRED' : booking.state;
}

/** The smallest number of rooms left on any night of the stay. */
function roomsLeft(model: Model, place: number): number {
  const taken = model.bookings.filter((each) => ['PENDING', 'SUCCESSFUL'].includes(stateOf(model, each)));
  const nights = nightsOf(place).map((night) => taken.filter((each) => nightsOf(each.place).includes(night)));
  return ROOMS - Math.max(...nights.map((bookings) => bookings.length));
}

function nightsOf(place: number): string[] {
  const { locationId, checkIn } = placeOf(place);
  const next = checkIn.replace(/\d\d$/, (day) => String(Number(day) + 1));
  return [`${locationId} ${checkIn}`, `${locationId} ${next}`];
}

function placeOf(place: number): (typeof PLACES)[number] {
  return found(PLACES[place]);
}

function differs(what: string, expected: unknown, actual: unknown): void {
  if (expected !== actual)
    throw new Error(`${what}: ${String(expected)} by the rules, ${String(actual)} here`);
}

/** Compares everything that a guest can see with the model. */
async function compare(model: Model, { server, booked }: Real): Promise<void> {
  for (const [index, plain] of model.bookings.entries()) {
    const mine = booked[index];
    if (mine === undefined) throw new Error(`There is no booking ${index}`);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const seen = await look(mine.guest, mine.booking);
    const state = stateOf(model, plain);
    const isPaid = plain.isPaid && state !== 'EXPIRED';
    differs(`state of ${index}`, state, seen.state);
    differs(`payment of ${index}`, isPaid ? 'PAID' : 'UNPAID', seen.payment);
    differs(`paid for ${index}`, isPaid ? seen.totals.totalMinor : 0, seen.paidMinor);
  }
  for (const [place, { locationId, checkIn, checkOut, rooms }] of PLACES.entries()) {
    const query = `location=${locationId}&checkin=${checkIn}&checkout=${checkOut}&rooms=2`;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { body } = await server.guest().get<Availability>(`/api/v1/availability?${query}`);
    const room = body.items.find(({ roomId }) => roomId === rooms[0].roomId);
    const left = roomsLeft(model, place);
    differs('status of the room', left > 0 ? 'AVAILABLE' : 'NOT_AVAILABLE', room?.status);
    if (left > 0) differs('rooms left', left, room?.roomsLeft);
  }
}

/** A command, followed by a comparison with the model. */
function command(
  name: string,
  { check = () => true, run }: { check?: (model: Model) => boolean; run: Command['run'] },
): Command {
  return {
    check,
    async run(model, real) {
      await run(model, real);
      await compare(model, real);
      const [fault] = await auditEvents(real.server.context.db);
      if (fault !== undefined) throw new Error(fault);
    },
    toString: () => name,
  };
}

export function book({ place, isForOther }: Draw): Command {
  return command(`book(${place}, ${isForOther ? 'other' : 'own'})`, {
    async run(model, real) {
      const guest = real.server.guest();
      const guestEmail = `guest${model.minute}-${real.booked.length}@example.com`;
      await signIn(real.server, guest, isForOther ? `account-${guestEmail}` : guestEmail);
      const wish = { ...placeOf(place), rooms: [...placeOf(place).rooms], extras: [] };
      if (roomsLeft(model, place) === 0) {
        await guest.quote(wish).then(
          () => Promise.reject(new Error('A room was quoted that nobody has')),
          () => undefined,
        );
        return;
      }
      const key = newKey();
      const { id: quoteId } = await guest.quote(wish);
      const { body: booking, status } = await guest.book(quoteId, { key, guest: { guestEmail } });
      differs('status of booking', 201, status);
      differs('needs a code', isForOther, booking.verification !== undefined);
      if (isForOther) await verify(real.server, guest, booking);
      real.booked.push({ guest, booking, quoteId, key, page: '' });
      const heldUntil = model.minute + HOLD_MINUTES;
      model.bookings.push({
        place,
        state: 'PENDING',
        heldUntil,
        isPaid: false,
        page: 'NONE',
        refund: 'NONE',
      });
    },
  });
}

/** A command on one of the existing bookings. */
function about(
  name: string,
  pick: number,
  {
    check = () => true,
    run,
  }: {
    check?: (plain: PlainBooking, model: Model) => boolean;
    run: (of: { plain: PlainBooking; model: Model; real: Real; index: number }) => Promise<void>;
  },
): Command {
  const indexIn = ({ bookings }: Model): number => pick % bookings.length;
  return command(`${name}(${pick})`, {
    check(model) {
      const plain = model.bookings[indexIn(model)];
      return plain !== undefined && check(plain, model);
    },
    async run(model, real) {
      const index = indexIn(model);
      const plain = model.bookings[index];
      if (plain !== undefined) await run({ plain, model, real, index });
    },
  });
}

export function openPage(pick: number): Command {
  return about('openPage', pick, {
    check: ({ page }) => page === 'NONE',
    async run({ plain, model, real, index }) {
      const mine = real.booked[index];
      if (mine === undefined) return;
      const { status, body } = await startPaying(mine.guest, mine.booking);
      differs('a page is opened', stateOf(model, plain) === 'PENDING', status === 201);
      if (status !== 201) return;
      mine.page = body.page;
      plain.page = 'OPEN';
    },
  });
}

/** Pays on an opened page, in time or late. */
export function pay(pick: number): Command {
  return about('pay', pick, {
    check: ({ page }) => page !== 'NONE',
    async run({ plain, model, real, index }) {
      const state = stateOf(model, plain);
      const isRevived = state === 'EXPIRED' && roomsLeft(model, plain.place) > 0;
      await press(real.server, real.booked[index]?.page ?? '', 'pay');
      await tell(real.server);
      if (plain.page === 'USED') return;
      plain.page = 'USED';
      if (state === 'PENDING' || isRevived) Object.assign(plain, { state: 'SUCCESSFUL', isPaid: true });
      else if (state === 'CANCELLED') Object.assign(plain, { isPaid: true, refund: 'ASKED' });
      else plain.refund = 'ASKED';
    },
  });
}

export function cancel(pick: number): Command {
  return about('cancel', pick, {
    check: (plain, model) => ['PENDING', 'SUCCESSFUL'].includes(stateOf(model, plain)),
    async run({ plain, real, index }) {
      const mine = real.booked[index];
      if (mine === undefined) return;
      differs('status of cancelling', 200, (await cancelStay(mine.guest, mine.booking.id)).status);
      Object.assign(plain, { state: 'CANCELLED', refund: plain.isPaid ? 'ASKED' : 'NONE' });
    },
  });
}

/** Repeats a request whose answer the client lost. */
export function retry(pick: number): Command {
  return about('retry', pick, {
    async run({ real, index }) {
      const mine = real.booked[index];
      if (mine === undefined) return;
      const guest = { guestEmail: mine.booking.guest.guestEmail };
      const { status, body } = await mine.guest.book(mine.quoteId, { key: mine.key, guest });
      differs('status of asking again', 201, status);
      differs('booking of asking again', mine.booking.id, body.id);
    },
  });
}

/** Completes all requested refunds. */
export function refund(): Command {
  return command('refund', {
    async run(model, real) {
      await startRefunds(real.server.context);
      real.server.clock.forward({ minutes: 1 });
      model.minute += 1;
      await tell(real.server);
      for (const plain of model.bookings) {
        if (plain.refund !== 'ASKED') continue;
        plain.refund = 'DONE';
        if (plain.state === 'CANCELLED') plain.state = 'REFUNDED';
      }
    },
  });
}

export function wait(minutes: number): Command {
  return command(`wait(${minutes})`, {
    async run(model, { server }) {
      server.clock.forward({ minutes });
      model.minute += minutes;
    },
  });
}

export function tidy(): Command {
  return command('tidy', {
    async run(_model, { server }) {
      await cleanUp(server.context);
      const [fault] = await auditBooks(server.context.db);
      if (fault !== undefined) throw new Error(fault);
    },
  });
}
