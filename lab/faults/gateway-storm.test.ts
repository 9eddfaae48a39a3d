import { onTestFinished, describe, expect, test } from 'vitest';
import type { Context } from '../../server/context.ts';
import type { PaymentGateway } from '../../server/bookings/payments/payment-gateway.ts';
import {
  FAKES,
  type FakeName,
  guestOnPage,
  send,
  sendAll,
} from '../../server/test-support/gateways/hotel-with-gateway.ts';
import { seededRandom } from '../../server/test-support/seeded-random.ts';
import { startTestServer } from '../../server/test-support/test-server.ts';
import { compareLedgers } from './gateway-ledger.ts';
import { forgeFrom, stormGateway } from './gateway-storm.ts';
import { raceHotel } from './payment-race.ts';

const PAYMENTS = 20;
/** With it each thing that can happen happens three times at least. What a busy machine draws in another order takes away one or two. */
const SEED = 17;
const SAMPLE_MS = 240_000;

async function placeOf(name: FakeName, alter?: (gateway: PaymentGateway) => Partial<PaymentGateway>) {
  const time: { now?: () => Date } = {};
  const fake = await FAKES[name]({ clock: { now: () => time.now?.() ?? new Date() } });
  onTestFinished(fake.close);
  const server = await startTestServer({
    catalogue: raceHotel(),
    env: fake.env,
    ...(alter === undefined ? {} : { alter: (context: Context) => altered(context, name, alter) }),
  });
  time.now = () => server.clock.now();
  return { server, fake };
}

function altered(
  context: Context,
  name: FakeName,
  alter: (gateway: PaymentGateway) => Partial<PaymentGateway>,
): Context {
  const gateway = context.gateways.byName.get(name);
  if (gateway === undefined) throw new Error(`${name} is not connected`);
  const spoilt = { ...gateway, ...alter(gateway) };
  return { ...context, gateways: { byName: new Map([[name, spoilt]]), taking: [spoilt] } };
}

describe.each(Object.keys(FAKES) as FakeName[])('%s (TRUST G1)', (name) => {
  test(
    'no booking without money, no money without a booking or a refund, no refund twice',
    { timeout: SAMPLE_MS },
    async () => {
      const place = await placeOf(name);
      const result = await stormGateway({ ...place, payments: PAYMENTS, random: seededRandom(SEED) });
      expect(result.faults).toEqual([]);
      const { paid, booked, returned, invoices, creditNotes, lostMessages, forgedAccepted } = result;
      expect([result.payments, forgedAccepted]).toEqual([PAYMENTS, 0]);
      expect(Math.min(paid, booked, returned, invoices, creditNotes, lostMessages)).toBeGreaterThan(0);
      // Control: a document too many, under a number that leaves a gap.
      const { db } = place.server.context;
      const written = await db.selectFrom('tax_documents').selectAll().executeTakeFirstOrThrow();
      const extra = { ...written, id: 'extra', kind: 'CREDIT_NOTE', number: 99_999, position: 99 } as const;
      await db.insertInto('tax_documents').values(extra).execute();
      const found = (await compareLedgers(db, place.fake)).faults.join();
      expect(found).toContain('a gap or a double');
      expect(found).toContain('the documents say');
    },
  );

  test('control: without questions, a lost webhook is lost money', { timeout: SAMPLE_MS }, async () => {
    const place = await placeOf(name);
    const { faults } = await stormGateway({
      ...place,
      payments: 15,
      random: seededRandom(7),
      isAsked: false,
    });
    expect(faults.join()).toContain('the hotel does not know it');
  });

  test(
    'control: refunds that look for no earlier attempt are made twice',
    { timeout: SAMPLE_MS },
    async () => {
      const place = await placeOf(name, (gateway) => ({
        async refund(order) {
          // The gateway's refunds of this money, under a new key each time.
          const { account } = place.fake;
          const { currency } = account.captureOf(order.captureId);
          const half = Math.floor(order.amountMinor / 2);
          const made = account.refund(
            { captureId: order.captureId, amount: half, currency, ownId: order.refundId },
            undefined,
          );
          if (account.refundsOf(order.captureId).length === 1) throw new Error('the answer was lost');
          return { ...order, kind: 'REFUND', id: made.id, state: 'PROCESSING' };
        },
        askRefunds: gateway.askRefunds,
      }));
      const { faults, returned } = await stormGateway({
        ...place,
        payments: 2 * PAYMENTS,
        random: seededRandom(7),
      });
      expect(returned).toBeGreaterThan(0);
      expect(faults.join()).toMatch(/refunded 2 times|of \d+ went back/);
    },
  );

  test('control: messages that nobody verifies book without money', { timeout: SAMPLE_MS }, async () => {
    const place = await placeOf(name, (gateway) => ({
      read: async ({ body }) => gateway.read(place.fake.sign(body.toString())),
    }));
    const [payer, other] = [await guestOnPage(place), await guestOnPage(place)];
    place.fake.account.finish(payer.pageId, 'pay');
    const seen = place.fake.messages.at(-1)?.body.toString() ?? '';
    const { reference } = place.fake.account.find(other.pageId);
    await sendAll(place.server, place.fake);
    expect((await compareLedgers(place.server.context.db, place.fake)).faults).toEqual([]);
    const forged = place.fake.sign(forgeFrom(seen, { reference, mark: 'X' }), 'a-guessed-secret');
    expect(await send(place.server, place.fake, forged)).toBe(200);
    const { faults } = await compareLedgers(place.server.context.db, place.fake);
    expect(faults.join()).toContain('not at the gateway');
  });
});
