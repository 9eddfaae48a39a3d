import type { Booking, CreateQuoteRequest, Payment, Refusal } from '#schemas/api-types';
import type { Catalogue } from '#schemas/types';
import type { Outcome, TestEvent } from '../bookings/payments/gateways/test/test-gateway.ts';
import { handleWebhook } from '../bookings/payments/handle-webhook.ts';
import { newKey, type TestAnswer, type TestGuest } from './guest.ts';
import { smallHotel } from './small-hotel.ts';
import type { TestServer } from './test-server.ts';

/** The small hotel with all plans paid when booking. */
export function prepaidHotel(): Catalogue {
  const hotel = smallHotel();
  for (const { ratePlans } of hotel.locations) for (const plan of ratePlans) plan.payment = 'PAY_NOW';
  return hotel;
}

/** A booking that waits for its code and its payment. */
export async function pendingStay(
  guest: TestGuest,
  changes: Partial<CreateQuoteRequest> = {},
): Promise<Booking> {
  const { body, status, text } = await guest.book((await guest.quote(changes)).id);
  if (status !== 201) throw new Error(`Not booked: ${text}`);
  return body;
}

/** Confirms the e-mail with the newest mailed code. */
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

/** Opens a payment page. */
export function startPaying(
  guest: TestGuest,
  { id }: Pick<Booking, 'id'>,
  key = newKey(),
): Promise<TestAnswer<Payment & Refusal>> {
  return guest.post(`/api/v1/bookings/${id}/payments`, undefined, { 'idempotency-key': key });
}

/** Submits a button of the gateway's page and returns where the guest is redirected. */
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

/** Delivers the gateway's due events. */
export async function tell({ context }: Pick<TestServer, 'context'>): Promise<void> {
  await context.testGateway?.deliver((message) => handleWebhook(context, 'TEST', message));
}

/** Opens a payment page, presses a button and delivers the event. */
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

/** The booking's current state. */
export async function look(guest: TestGuest, { id }: Booking): Promise<Booking> {
  return (await guest.get<Booking>(`/api/v1/bookings/${id}`)).body;
}

/** Sends an event to the webhook, with a valid signature unless one is given. */
export async function webhook(
  { app, context }: TestServer,
  event: Partial<TestEvent>,
  signature?: string,
): Promise<{ status: number; code?: string }> {
  const payload = JSON.stringify(event);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/payments/webhooks/test',
    headers: {
      'content-type': 'application/json',
      'gateway-signature': signature ?? context.testGateway?.sign(payload) ?? '',
    },
    payload,
  });
  // API answers are JSON.
  const { code } = JSON.parse(answer.body) as { code?: string };
  return { status: answer.statusCode, ...(code === undefined ? {} : { code }) };
}

/** A capture event. */
export function captured(payment: Payment, changes: Partial<TestEvent> = {}): TestEvent {
  return {
    id: `evt_${payment.id}`,
    type: 'PAYMENT_CAPTURED',
    createdAt: '2026-11-21T06:31:00.000Z',
    subjectId: payment.id,
    transactionId: `tx_${payment.id}`,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    currencyDigits: payment.currencyDigits,
    ...changes,
  };
}
