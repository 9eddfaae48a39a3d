import { onTestFinished } from 'vitest';
import type { Booking } from '#schemas/api-types';
import type { SignedMessage } from '../../bookings/payments/payment-gateway.ts';
import type { Clock } from '../../platform/clock.ts';
import type { TestGuest } from '../guest.ts';
import { pendingStay, prepaidHotel, startPaying, verify } from '../prepaid.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import type { FakeGateway } from './fake-gateway.ts';
import { startFakeRazorpay } from './fake-razorpay.ts';
import { startFakeStripe } from './fake-stripe.ts';

export const FAKES = { STRIPE: startFakeStripe, RAZORPAY: startFakeRazorpay } as const;
export type FakeName = keyof typeof FAKES;

type Options = NonNullable<Parameters<typeof startTestServer>[0]>;

/** A hotel, prepaid unless another is given, that takes its money by a fake of this gateway. */
export async function hotelWith(
  name: FakeName,
  env: Readonly<Record<string, string>> = {},
  { catalogue = prepaidHotel(), ...options }: Omit<Options, 'env'> = {},
): Promise<{ server: TestServer; fake: FakeGateway }> {
  const time: { clock?: Clock } = {};
  const fake = await FAKES[name]({ clock: { now: () => time.clock?.now() ?? new Date() } });
  onTestFinished(fake.close);
  const server = await startTestServer({ ...options, catalogue, env: { ...fake.env, ...env } });
  time.clock = server.clock;
  return { server, fake };
}

/** A guest with a proven address on the gateway's page. */
export async function guestOnPage({ server, fake }: { server: TestServer; fake: FakeGateway }): Promise<{
  guest: TestGuest;
  booking: Booking;
  pageId: string;
}> {
  const guest = server.guest();
  const booking = await pendingStay(guest);
  await verify(server, guest, booking);
  const { body, status, text } = await startPaying(guest, booking);
  if (status !== 201) throw new Error(`No page: ${text}`);
  return { guest, booking, pageId: pageIdOf(fake, body.id) };
}

/** The gateway's own id of the page of a payment. */
export function pageIdOf({ account }: FakeGateway, paymentId: string): string {
  const page = [...account.pages.values()].find(({ reference }) => reference === paymentId);
  if (page === undefined) throw new Error(`The gateway has no page for ${paymentId}`);
  return page.id;
}

/** Sends a message to the webhook. @returns the status. */
export async function send(
  { app }: Pick<TestServer, 'app'>,
  { name }: Pick<FakeGateway, 'name'>,
  { body, headers }: SignedMessage,
): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/payments/webhooks/${name.toLowerCase()}`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body,
  });
  return answer.statusCode;
}

/** Sends all messages that were made so far, signed now as every attempt of a gateway is. */
export async function sendAll(server: TestServer, fake: FakeGateway): Promise<void> {
  for (const message of fake.messages.splice(0)) {
    // oxlint-disable-next-line no-await-in-loop -- in the order in which it happened
    const status = await send(server, fake, fake.sign(message.body.toString()));
    if (status !== 200) throw new Error(`The webhook answered ${status}`);
  }
}
