import type { RefundGateway } from './refund-gateway.ts';

export interface PaymentOrder {
  /** Our id; the gateway repeats it in every event. */
  paymentId: string;
  amountMinor: number;
  currency: string;
  payee: string;
  /** The end of the hold, so that the page accepts no payment after it. */
  payUntil: string;
  /** The path of the site to return to; the gateway adds `payment` with the outcome. */
  returnPath: string;
}

const GATEWAY_EVENTS = ['PAYMENT_CAPTURED', 'PAYMENT_DECLINED', 'REFUND_PROCESSED', 'REFUND_FAILED'] as const;

/** An event of a payment or a refund, with our id and the gateway's. */
export interface GatewayEvent {
  /** The gateway's id of the event; a repeated event has the same id. */
  id: string;
  type: (typeof GATEWAY_EVENTS)[number];
  createdAt: string;
  subjectId: string;
  transactionId: string;
  amountMinor: number;
  currency: string;
}

/** A received message; the signature covers its exact text. */
export interface SignedMessage {
  text: string;
  signature: string | undefined;
}

export interface PayAtHotel {
  kind: 'AT_HOTEL';
}

/** Takes payments before the stay on its own page and reports the outcome by webhook. */
export interface PaymentGateway extends RefundGateway {
  kind: 'GATEWAY';
  name: string;
  /** Opens a page for an order and returns its address; throws when the gateway cannot be reached. */
  open: (order: PaymentOrder) => Promise<{ page: string }>;
  /** Returns the event in a message; undefined when the signature is wrong or too old. */
  read: (message: SignedMessage) => GatewayEvent | undefined;
}

/** The payment of each kind of rate plan. Without a gateway, plans that are paid in advance are not sold. */
export interface PaymentAdapters {
  PAY_AT_HOTEL: PayAtHotel;
  PAY_NOW: PaymentGateway | undefined;
}

export const PAY_AT_HOTEL: PayAtHotel = { kind: 'AT_HOTEL' };
