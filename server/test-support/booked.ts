import type { Booking, CancellationQuote, CreateQuoteRequest } from '#schemas/api-types';
import { enterPayment } from '../ledger/index.ts';
import { newKey, type TestAnswer, type TestGuest } from './guest.ts';
import type { TestServer } from './test-server.ts';

/** A confirmed booking. */
export async function bookedStay(
  server: TestServer,
  guest: TestGuest,
  changes: Partial<CreateQuoteRequest> = {},
  details: object = {},
): Promise<Booking> {
  const { body: pending } = await guest.book((await guest.quote(changes)).id, { guest: details });
  const [mail] = await server.guestMails();
  const otp = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  const confirmed = await guest.post<Booking>(
    `/api/v1/bookings/${pending.id}/confirmation`,
    { otp },
    { 'idempotency-key': newKey() },
  );
  if (confirmed.status !== 200) throw new Error(`Not confirmed: ${confirmed.text}`);
  return confirmed.body;
}

/** Records the whole price as captured by a gateway, or another amount. */
export async function payInFull(
  { context }: TestServer,
  { id, totals }: Booking,
  amountMinor = totals.totalMinor,
): Promise<void> {
  const { currency, currencyDigits } = totals;
  const now = context.clock.now().toISOString();
  const amount = { amount_minor: amountMinor, currency, currency_digits: currencyDigits };
  await context.db
    .insertInto('payments')
    .values({
      ...amount,
      id: `payment-${id}`,
      booking_id: id,
      gateway: 'TEST',
      page: '/',
      state: 'CAPTURED',
      created_at: now,
      settled_at: now,
    })
    .execute();
  const capture = {
    ...amount,
    id: `capture-${id}`,
    payment_id: `payment-${id}`,
    booking_id: id,
    captured_at: now,
    returned_at: null,
  };
  await context.db.transaction().execute(async (trx) => {
    await trx.insertInto('captures').values(capture).execute();
    await enterPayment(trx, capture, now);
  });
}

export async function cancellationQuote(guest: TestGuest, id: string): Promise<CancellationQuote> {
  const answer = await guest.post<CancellationQuote>(`/api/v1/bookings/${id}/cancellation-quote`);
  if (answer.status !== 201) throw new Error(`No figures: ${answer.text}`);
  return answer.body;
}

/** Confirms a cancellation, with a new idempotency key unless one is given. */
export function confirmCancellation<Body = Booking>(
  guest: TestGuest,
  id: string,
  {
    quoteId,
    reason = 'Our plans have changed.',
    key = newKey(),
  }: { quoteId: string; reason?: string; key?: string },
): Promise<TestAnswer<Body>> {
  return guest.post(`/api/v1/bookings/${id}/cancellation`, { quoteId, reason }, { 'idempotency-key': key });
}

/** Requests the figures and confirms the cancellation. */
export async function cancelStay(guest: TestGuest, id: string): Promise<TestAnswer<Booking>> {
  const { id: quoteId } = await cancellationQuote(guest, id);
  return confirmCancellation(guest, id, { quoteId });
}
