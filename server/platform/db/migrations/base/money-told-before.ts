import { memberWho, MONEY, type Told } from './told-before.ts';

/** Payments and the money that came by them. */
export function ofPayments(): Told[] {
  const payments = `payments m join bookings b on b.id = m.booking_id and m.gateway <> 'HOTEL'`;
  const captures = 'captures m join bookings b on b.id = m.booking_id';
  const captured = { captureId: 'm.id', paymentId: 'm.payment_id', ...MONEY };
  const paymentId = { paymentId: 'm.id' };
  return [
    {
      kind: `'PAYMENT_OPENED'`,
      at: 'm.created_at',
      from: payments,
      changes: ['PAYMENT_OPENED'],
      facts: { ...paymentId, gateway: 'm.gateway', ...MONEY },
    },
    { kind: `'BANK_AT_WORK'`, at: 'm.pending_since', from: payments, facts: paymentId },
    {
      kind: `'PAYMENT_DECLINED'`,
      at: `case when m.state = 'DECLINED' then m.settled_at end`,
      from: payments,
      facts: paymentId,
    },
    { kind: `'PAYMENT_CLOSED'`, at: 'm.closed_at', from: payments, facts: paymentId },
    {
      kind: `'MONEY_CAPTURED'`,
      at: 'm.captured_at',
      from: `${captures} join payments p on p.id = m.payment_id and p.gateway <> 'HOTEL'`,
      changes: ['MONEY_CAME'],
      facts: captured,
    },
    {
      kind: `'MONEY_TAKEN_AT_HOTEL'`,
      at: 'm.captured_at',
      from: `${captures} join payments_at_hotel h on h.payment_id = m.payment_id`,
      actor: 'h.recorded_by',
      facts: { ...captured, method: 'h.method' },
    },
    {
      kind: `'MONEY_GIVEN_UP'`,
      at: 'm.returned_at',
      from: captures,
      facts: { captureId: 'm.id', ...MONEY },
    },
  ];
}

/** Money on its way back, and money that is contested. */
export function ofRefunds(): Told[] {
  const disputes = 'disputes m join bookings b on b.id = m.booking_id';
  const dispute = { disputeId: 'm.id', captureId: 'm.capture_id', ...MONEY };
  const isAtHotel =
    'exists (select 1 from captures c join payments_at_hotel h on h.payment_id = c.payment_id where c.id = m.payment_id)';
  return [
    {
      kind: `'REFUND_' || s.state`,
      at: 's.created_at',
      step: 's.position',
      from: 'refunds m join refund_states s on s.refund_id = m.id join bookings b on b.id = m.booking_id',
      actor: `case when s.state <> 'REQUESTED' and ${isAtHotel} then ${memberWho('REFUND_PAID', 's.created_at')} end`,
      facts: {
        refundId: 'm.id',
        captureId: 'm.payment_id',
        reason: `case when s.state = 'REQUESTED' then m.reason end`,
        transactionId: 's.transaction_id',
        ...MONEY,
      },
    },
    {
      kind: `'OUTSIDE_REFUND_FOUND'`,
      at: 'm.found_at',
      from: 'outside_refunds m join bookings b on b.id = m.booking_id',
      facts: { outsideRefundId: 'm.id', captureId: 'm.capture_id', state: 'm.state', ...MONEY },
    },
    {
      kind: `'REFUNDED'`,
      at: `case when b.state = 'REFUNDED' then coalesce(
        (select max(s.created_at) from refund_states s join refunds r on r.id = s.refund_id
          where r.booking_id = b.id and r.reason = 'CANCELLATION' and s.state = 'PROCESSED'),
        (select max(o.found_at) from outside_refunds o where o.booking_id = b.id), b.cancelled_at) end`,
      from: 'bookings b',
    },
    {
      kind: `'DISPUTE_OPENED'`,
      at: 'm.opened_at',
      from: disputes,
      facts: { ...dispute, reason: 'm.reason' },
    },
    { kind: `'DISPUTE_CLOSED'`, at: 'm.closed_at', from: disputes, facts: { ...dispute, state: 'm.state' } },
  ];
}
