/** What a field of a body is; several types where the documents show several. */
type Kind = 'array' | 'boolean' | 'null' | 'number' | 'object' | 'string';
type Fields = Readonly<Record<string, readonly Kind[]>>;

const TEXT = ['string'] as const;
const AMOUNT = ['number'] as const;

/** https://razorpay.com/docs/api/payments/payment-links/entity */
export const PAYMENT_LINK: Fields = {
  accept_partial: ['boolean'],
  amount: AMOUNT,
  amount_paid: AMOUNT,
  callback_method: TEXT,
  callback_url: TEXT,
  cancelled_at: AMOUNT,
  created_at: AMOUNT,
  currency: TEXT,
  customer: ['object'],
  description: TEXT,
  expire_by: AMOUNT,
  expired_at: AMOUNT,
  first_min_partial_amount: AMOUNT,
  id: TEXT,
  notes: ['object', 'array', 'null'],
  notify: ['object'],
  // Not before the guest has tried to pay.
  order_id: TEXT,
  payments: ['array', 'null', 'object'],
  reference_id: TEXT,
  reminder_enable: ['boolean'],
  reminders: ['array', 'object'],
  short_url: TEXT,
  status: TEXT,
  updated_at: AMOUNT,
  upi_link: ['boolean'],
  user_id: TEXT,
  whatsapp_link: ['boolean'],
};

/** https://razorpay.com/docs/api/payments/entity */
export const PAYMENT: Fields = {
  id: TEXT,
  entity: TEXT,
  amount: AMOUNT,
  currency: TEXT,
  status: TEXT,
  order_id: TEXT,
  method: TEXT,
  amount_refunded: AMOUNT,
  refund_status: ['string', 'null'],
  captured: ['boolean'],
  created_at: AMOUNT,
};

/** https://razorpay.com/docs/api/orders/entity, as `payment_link.paid` brings it. */
export const ORDER: Fields = {
  id: TEXT,
  entity: TEXT,
  amount: AMOUNT,
  amount_paid: AMOUNT,
  amount_due: AMOUNT,
  currency: TEXT,
  receipt: ['string', 'null'],
  offer_id: ['string', 'null'],
  status: TEXT,
  attempts: AMOUNT,
  notes: ['array', 'object'],
  created_at: AMOUNT,
};

/** https://razorpay.com/docs/api/refunds/entity */
export const REFUND: Fields = {
  id: TEXT,
  entity: TEXT,
  amount: AMOUNT,
  currency: TEXT,
  payment_id: TEXT,
  notes: ['array', 'object'],
  receipt: ['string', 'null'],
  acquirer_data: ['object'],
  created_at: AMOUNT,
  batch_id: ['string', 'null'],
  status: TEXT,
  speed_processed: TEXT,
  speed_requested: TEXT,
};

/** https://razorpay.com/docs/api/disputes/entity */
export const DISPUTE: Fields = {
  id: TEXT,
  entity: TEXT,
  payment_id: TEXT,
  amount: AMOUNT,
  currency: TEXT,
  amount_deducted: AMOUNT,
  reason_code: TEXT,
  reason_description: TEXT,
  evidence: ['object'],
  respond_by: AMOUNT,
  status: TEXT,
  phase: TEXT,
  created_at: AMOUNT,
};

/** What each event brings, in its order: https://razorpay.com/docs/webhooks/payment-links, /payments, /refunds, /disputes. */
export const CONTAINS: Readonly<Record<string, readonly string[]>> = {
  'payment.authorized': ['payment'],
  'payment.captured': ['payment'],
  'payment.failed': ['payment'],
  'payment_link.paid': ['payment_link', 'order', 'payment'],
  'payment_link.cancelled': ['payment_link'],
  'payment_link.expired': ['payment_link'],
  'refund.created': ['refund', 'payment'],
  'refund.processed': ['refund', 'payment'],
  'refund.failed': ['refund', 'payment'],
  'payment.dispute.created': ['payment', 'dispute'],
  'payment.dispute.lost': ['payment', 'dispute'],
};

/** https://razorpay.com/docs/webhooks/payloads */
export const EVENT: Fields = {
  entity: TEXT,
  account_id: TEXT,
  event: TEXT,
  contains: ['array'],
  payload: ['object'],
  created_at: AMOUNT,
};

/** https://razorpay.com/docs/api/payments/payment-links/states and the entities' own pages. */
export const STATES = {
  link: ['created', 'partially_paid', 'paid', 'cancelled', 'expired'],
  order: ['created', 'attempted', 'paid'],
  payment: ['created', 'authorized', 'captured', 'refunded', 'failed'],
  refund: ['pending', 'processed', 'failed'],
  dispute: ['open', 'under_review', 'won', 'lost', 'closed'],
} as const;

/** Says what of a body is not as documented; empty for one that is. */
export function strayFields(body: object, fields: Fields): string[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const kinds = fields[name];
    if (kinds === undefined) return [`${name}: no such field`];
    const kind = kindOf(value);
    return kinds.includes(kind) ? [] : [`${name}: ${kind}`];
  });
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  // JSON has nothing else.
  return Array.isArray(value) ? 'array' : (typeof value as Kind);
}
