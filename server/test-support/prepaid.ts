import type { Booking, Payment, Refusal } from '#schemas/api-types';
import type { Catalogue } from '#schemas/types';
import type { GatewayEvent } from '../bookings/payments/payment-gateway.ts';
import type { Outcome } from '../bookings/payments/payment-test-gateway.ts';
import { handleWebhook } from '../bookings/payments/handle-webhook.ts';
import { newKey, type TestAnswer, type TestGuest } from './guest.ts';
import { smallHotel } from './small-hotel.ts';
import type { TestServer } from './test-server.ts';

/** The small hotel, with everything paid when booking. */
export function prepaidHotel(): Catalogue {
  const hotel = smallHotel();
  for (const { ratePlans } of hotel.locations) for (const plan of ratePlans) plan.payment = 'PAY_NOW';
  return hotel;
}

/** A booking that waits for its code and for its money. */
export async function pendingStay(guest: TestGuest): Promise<Booking> {
  const { body, status, text } = await guest.book((await guest.quote()).id);
  if (status !== 201) throw new Error(`Not booked: ${text}`);
  return body;
}

/** Proves the address with the code from the newest mail that has one. */
export async function verify(
  server: TestServer,
  guest: TestGuest,
  { id, guest: { guestEmail } }: Booking,
): Promise<TestAnswer<Booking & Refusal>> {
  // An account may have been sent a code in the same moment.
  const mails = (await server.guestMails()).filter(({ to }) => to.address === guestEmail);
  const codes = mails.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
  const confirmation = `/api/v1/bookings/${id}/confirmation`;
  return guest.post(confirmation, { otp: codes[0] }, { 'idempotency-key': newKey() });
}

/** Asks for the gateway's page. */
export function startPaying(
  guest: TestGuest,
  { id }: Pick<Booking, 'id'>,
  key = newKey(),
): Promise<TestAnswer<Payment & Refusal>> {
  return guest.post(`/api/v1/bookings/${id}/payments`, undefined, { 'idempotency-key': key });
}

/** Goes to the gateway's page and presses a button, as a form does; returns where the guest is sent. */
export async function press(
  { app }: Pick<TestServer, 'app'>,
  page: string,
  outcome: Outcome,
): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: `${page}&outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  if (answer.statusCode !== 303) throw new Error(`The gateway answered ${answer.statusCode}`);
  return String(answer.headers.location);
}

/** The gateway tells what is due by now. */
export async function tell({ context }: Pick<TestServer, 'context'>): Promise<void> {
  await context.testGateway?.deliver((message) => handleWebhook(context, message));
}

/** Starts a payment, presses a button and lets the gateway tell. */
export async function pay(
  server: TestServer,
  guest: TestGuest,
  booking: Booking,
  outcome: Outcome = 'pay',
): Promise<void> {
  const { body } = await startPaying(guest, booking);
  await press(server, body.page, outcome);
  await tell(server);
}

/** The booking as the server sees it by now. */
export async function look(guest: TestGuest, { id }: Booking): Promise<Booking> {
  return (await guest.get<Booking>(`/api/v1/bookings/${id}`)).body;
}

/** Sends a message to the webhook, signed as of now unless a signature is given. */
export async function webhook(
  { app, context }: TestServer,
  event: Partial<GatewayEvent>,
  signature?: string,
): Promise<{ status: number; code?: string }> {
  const payload = JSON.stringify(event);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/payments/webhook',
    headers: {
      'content-type': 'application/json',
      'gateway-signature': signature ?? context.testGateway?.sign(payload) ?? '',
    },
    payload,
  });
  // Every answer of the API is JSON.
  const { code } = JSON.parse(answer.body) as { code?: string };
  return { status: answer.statusCode, ...(code === undefined ? {} : { code }) };
}

/** A capture as the gateway tells it. */
export function captured(payment: Payment, changes: Partial<GatewayEvent> = {}): GatewayEvent {
  return {
    id: `evt_${payment.id}`,
    type: 'PAYMENT_CAPTURED',
    createdAt: '2026-11-21T06:31:00.000Z',
    subjectId: payment.id,
    transactionId: `tx_${payment.id}`,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    ...changes,
  };
}
