import type { RefundGateway } from './refund-gateway.ts';

/** Money that is asked for. */
export interface PaymentOrder {
  /** Ours: the gateway names it in everything that it tells. */
  paymentId: string;
  amountMinor: number;
  currency: string;
  /** What the guest reads on the gateway's page. */
  payee: string;
  /** When the nights are given back: a page that knows it does not let anybody pay for nothing. */
  payUntil: string;
  /** Where the guest comes back to, from the root of the site; the gateway adds `payment`, with a word of how it ended. */
  returnPath: string;
}

/** What a gateway can tell. */
const GATEWAY_NEWS = ['PAYMENT_CAPTURED', 'PAYMENT_DECLINED', 'REFUND_PROCESSED', 'REFUND_FAILED'] as const;

/** News of a payment or a refund, with our id of it and the gateway's own. */
export interface GatewayEvent {
  /** The gateway's id of the event; a repeated event has the same id. */
  id: string;
  type: (typeof GATEWAY_NEWS)[number];
  createdAt: string;
  /** The payment, or the refund. */
  subjectId: string;
  /** The capture, or the gateway's name of the refund. */
  transactionId: string;
  amountMinor: number;
  currency: string;
}

/** A message as it came in: its exact text is what was signed. */
export interface SignedMessage {
  text: string;
  signature: string | undefined;
}

/** Nothing is asked for in advance: the plan is settled at the desk. */
export interface PayAtHotel {
  kind: 'AT_HOTEL';
}

/** Takes money before the stay, on a page of its own, and tells later what came of it. */
export interface PaymentGateway extends RefundGateway {
  kind: 'GATEWAY';
  /** Stored with every payment. */
  name: string;
  /** Opens a page for an order and returns its address; throws when the gateway cannot be reached. */
  open: (order: PaymentOrder) => Promise<{ page: string }>;
  /** The news in a message; undefined when it is not from the gateway, or too old to be believed. */
  read: (message: SignedMessage) => GatewayEvent | undefined;
}

/** How each kind of rate plan is paid. Without a gateway what is to be paid in advance is not sold. */
export interface PaymentAdapters {
  PAY_AT_HOTEL: PayAtHotel;
  PAY_NOW: PaymentGateway | undefined;
}

export const PAY_AT_HOTEL: PayAtHotel = { kind: 'AT_HOTEL' };
