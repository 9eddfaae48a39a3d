import { DomainError } from '#domain/refusal';
import type { GatewayEvent, PaymentGateway, SignedMessage } from './payment-gateway.ts';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { recordRefund } from '../refunds/record-refund.ts';
import { findRefund } from '../refunds/refund-repository.ts';
import { stateOfRefund } from '../refunds/map-refund.ts';
import { findPayment, storeEvent, settlePayment } from './payment-repository.ts';
import { recordCapture } from './record-capture.ts';

/**
 * Handles a gateway's webhook. Only recently signed messages are accepted. A repeated event changes nothing;
 * an event that arrives too early is refused, so that the gateway sends it again.
 */
export async function handleWebhook(context: BookingContext, message: SignedMessage): Promise<void> {
  const gateway = context.payments.PAY_NOW;
  const event = gateway?.read(message);
  if (gateway === undefined || event === undefined) throw new DomainError('FORBIDDEN');
  await context.db.transaction().execute(async (trx) => record(context, trx, { gateway, event }));
}

async function record(
  context: BookingContext,
  trx: Trx,
  { gateway, event }: { gateway: PaymentGateway; event: GatewayEvent },
): Promise<void> {
  const receivedAt = context.clock.now().toISOString();
  const { id, type: kind, subjectId } = event;
  const isNew = await storeEvent(trx, { gateway: gateway.name, id, kind, subjectId, receivedAt });
  if (!isNew) return;
  switch (event.type) {
    case 'PAYMENT_CAPTURED':
      return recordCapture(context, trx, event);
    case 'PAYMENT_DECLINED':
      return recordDecline(trx, event, receivedAt);
    case 'REFUND_PROCESSED':
      return recordRefundEvent(context, trx, { event, state: 'PROCESSED' });
    case 'REFUND_FAILED':
      return recordRefundEvent(context, trx, { event, state: 'FAILED' });
    default:
      return event.type satisfies never;
  }
}

async function recordDecline(trx: Trx, { subjectId }: GatewayEvent, now: string): Promise<void> {
  if ((await findPayment(trx, subjectId)) === undefined) throw new DomainError('NOT_FOUND');
  await settlePayment(trx, subjectId, { state: 'DECLINED', now });
}

async function recordRefundEvent(
  context: BookingContext,
  trx: Trx,
  { event, state }: { event: GatewayEvent; state: 'FAILED' | 'PROCESSED' },
): Promise<void> {
  const refund = await findRefund(trx, event.subjectId);
  if (refund === undefined) throw new DomainError('NOT_FOUND');
  if (refund.amount_minor !== event.amountMinor || refund.currency !== event.currency)
    throw new DomainError('STATE_CONFLICT');
  // An older event about a processed refund arrives too late to matter.
  if (stateOfRefund(refund) === 'PROCESSED') return;
  await recordRefund(context, trx, { refundId: refund.id, state, transactionId: event.transactionId });
}
