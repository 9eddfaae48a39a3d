import { cleanUp } from '../../server/jobs/clean-up.ts';
import { askGateways } from '../../server/bookings/payments/ask-gateway.ts';
import type { SignedMessage } from '../../server/bookings/payments/payment-gateway.ts';
import { startRefunds } from '../../server/bookings/refunds/start-refunds.ts';
import { auditBooks } from '../../server/test-support/audit.ts';
import { cancelStay } from '../../server/test-support/booked.ts';
import type { FakePage } from '../../server/test-support/gateways/fake-account.ts';
import type { FakeFault, FakeGateway } from '../../server/test-support/gateways/fake-gateway.ts';
import { startPaying } from '../../server/test-support/prepaid.ts';
import { compareLedgers } from './gateway-ledger.ts';
import type { MovableServer } from './payment-race.ts';

/** The result of payments with everything that can go wrong between a hotel and its gateway (TRUST G1). */
export interface StormResult {
  /** Pages that were opened. */
  payments: number;
  paid: number;
  booked: number;
  /** Captures that went back. */
  returned: number;
  invoices: number;
  creditNotes: number;
  lostMessages: number;
  forgedAccepted: number;
  faults: string[];
}

interface StormOptions {
  payments: number;
  random: () => number;
  server: MovableServer;
  fake: FakeGateway;
  /** False for a control: nobody asks the gateway, so that a lost webhook is a lost payment. */
  isAsked?: boolean;
}

const OUTCOMES = ['pay', 'pay', 'pay', 'pend', 'decline', 'leave'] as const;
/** Until the last question, the last refund and the last second try are done. */
const SETTLING_ROUNDS = 16;
const SETTLING_MINUTES = 12 * 60;

/**
 * Guests pay, leave, cancel and come too late, while webhooks are lost, doubled, delayed, mixed up and forged, and the
 * gateway is down or its answers are lost, as when a process dies after a call. Then everything is settled, and both
 * ledgers are compared.
 */
export async function stormGateway(options: StormOptions): Promise<StormResult> {
  const { payments, random, server, fake } = options;
  const result: StormResult = {
    payments: 0,
    paid: 0,
    booked: 0,
    returned: 0,
    invoices: 0,
    creditNotes: 0,
    lostMessages: 0,
    forgedAccepted: 0,
    faults: [],
  };
  const post = new Post({ server, fake, random, result });
  fake.setFault(() => faultBy(random));
  for (let round = 0; fake.account.pages.size < payments; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one guest after the other
    await oneGuest(options, { post, round });
  }
  fake.setFault(() => undefined);
  await settle(options, post);
  const compared = await compareLedgers(server.context.db, fake);
  return {
    ...result,
    payments: fake.account.pages.size,
    ...compared,
    faults: [...compared.faults, ...(await auditBooks(server.context.db))],
  };
}

function faultBy(random: () => number): FakeFault {
  const drawn = random();
  if (drawn < 0.05) return 'down';
  return drawn < 0.15 ? 'lost' : undefined;
}

interface Round {
  post: Post;
  round: number;
}

async function oneGuest(
  { random, server, fake, isAsked = true }: StormOptions,
  { post, round }: Round,
): Promise<void> {
  const { context, clock } = server;
  await changeRooms(server, 3);
  // Nobody else has this network or this address, so that no limit turns the guest away.
  const guest = server.guest(`198.${[18 + (round >> 16), (round >> 8) & 255, round & 255].join('.')}`);
  const { id: quoteId } = await guest.quote();
  const booked = await guest.book(quoteId, { guest: { guestEmail: `payer-${round}@example.com` } });
  if (booked.status !== 201) throw new Error(`Guest ${round} was turned away: ${booked.text}`);
  const { body: booking } = booked;
  await context.db
    .updateTable('bookings')
    .set({ email_verified_at: clock.now().toISOString() })
    .where('id', '=', booking.id)
    .execute();
  const { body } = await startPaying(guest, booking);
  const page = [...fake.account.pages.values()].find(({ reference }) => reference === body.id);
  if (page !== undefined) act(fake, page, OUTCOMES[Math.floor(random() * OUTCOMES.length)] ?? 'pay');
  await post.bring();
  if (page !== undefined) await post.forge(page);
  if (random() < 0.3) clock.forward({ minutes: Math.floor(random() * 20) });
  if (random() < 0.5) await changeRooms(server, 0);
  if (page?.state === 'pending') fake.account.settle(page.id, random() < 0.7);
  if (random() < 0.2) await startPaying(guest, booking);
  // One that comes too late is refused, and that is right.
  if (random() < 0.3) await cancelStay(guest, booking.id).catch(() => undefined);
  await Promise.all([post.bring(), cleanUp(context)]);
  if (isAsked) await askGateways(context).catch(() => undefined);
  await startRefunds(context).catch(() => undefined);
}

function act(fake: FakeGateway, page: FakePage, outcome: (typeof OUTCOMES)[number]): void {
  if (outcome === 'leave' || page.state !== 'open') return;
  fake.account.finish(page.id, outcome);
  if (outcome === 'decline') fake.account.finish(page.id, 'pay');
}

/** How many more rooms can be taken. */
async function changeRooms({ context }: MovableServer, more: number): Promise<void> {
  await context.db
    .updateTable('inventory')
    .set((row) => ({ capacity: row(row('sold', '+', row.ref('held')), '+', more) }))
    .execute();
}

/** Time passes, banks answer, failed refunds are tried again: nothing is left open. */
async function settle({ server, fake, random, isAsked = true }: StormOptions, post: Post): Promise<void> {
  for (let round = 0; round < SETTLING_ROUNDS; round += 1) {
    for (const page of fake.account.pages.values())
      if (page.state === 'pending') fake.account.settle(page.id, random() < 0.5);
    for (const { id, state } of fake.account.refunds.values())
      if (state === 'pending')
        fake.account.settleRefund(id, round < 4 && random() < 0.2 ? 'failed' : 'processed');
    server.clock.forward({ minutes: SETTLING_MINUTES });
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await post.bring();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await cleanUp(server.context);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (isAsked) await untilDone(fake, () => askGateways(server.context));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await untilDone(fake, () => startRefunds(server.context));
  }
}

/** A run takes twenty at most: until one has nothing to ask the gateway any more. */
async function untilDone({ calls }: FakeGateway, run: () => Promise<void>): Promise<void> {
  for (let before = -1; before < calls();) {
    before = calls();
    // oxlint-disable-next-line no-await-in-loop -- one run after the other
    await run().catch(() => undefined);
  }
}

interface PostOptions {
  server: MovableServer;
  fake: FakeGateway;
  random: () => number;
  result: StormResult;
}

/** The way of messages from the gateway to the hotel. */
class Post {
  readonly #options: PostOptions;
  readonly #delayed: SignedMessage[] = [];
  /** A message about a payment, which a stranger may have seen. */
  #seen: string | undefined;
  #forged = 0;

  constructor(options: PostOptions) {
    this.#options = options;
  }

  /** Brings the messages of now and some of before; some are lost, some come twice, and none in order. */
  async bring(): Promise<void> {
    const { fake, random, result } = this.#options;
    const arriving: SignedMessage[] = [];
    for (const message of [...fake.messages.splice(0), ...this.#delayed.splice(0)]) {
      const drawn = random();
      if (drawn < 0.3) result.lostMessages += 1;
      else if (drawn < 0.45) this.#delayed.push(message);
      else arriving.push(message, ...(drawn < 0.65 ? [message] : []));
    }
    arriving.sort(() => random() - 0.5);
    for (const { body } of arriving) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await this.#send(fake.sign(body.toString()));
      if (/"(?:payment_status|event)":"(?:payment_link\.)?paid"/.test(body.toString()))
        this.#seen = body.toString();
    }
  }

  /** A stranger who knows the form of messages says that an open page is paid. */
  async forge(open: FakePage): Promise<void> {
    const { fake, result } = this.#options;
    if (open.state !== 'open' || this.#seen === undefined) return;
    // Each is another message, about other money.
    this.#forged += 1;
    const text = forgeFrom(this.#seen, { reference: open.reference, mark: `X${this.#forged}X` });
    const status = await this.#send(fake.sign(text, 'a-guessed-secret'));
    if (status === 200) result.forgedAccepted += 1;
  }

  async #send({ body, headers }: SignedMessage): Promise<number> {
    const { server, fake } = this.#options;
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/v1/payments/webhooks/${fake.name.toLowerCase()}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    });
    return answer.statusCode;
  }
}

/** The message that a page was paid, made of one about another payment. */
export function forgeFrom(seen: string, { reference, mark }: { reference: string; mark: string }): string {
  return seen
    .replaceAll(/"(client_reference_id|reference_id)":"\w+"/g, (_found, name) => `"${name}":"${reference}"`)
    .replaceAll(/(?:pi|pay|evt)_A/g, (found) => found.replace('A', mark));
}
