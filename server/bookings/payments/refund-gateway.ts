export interface RefundOrder {
  /** The same for every attempt, so that the gateway makes only one refund. */
  refundId: string;
  paymentId: string;
  amountMinor: number;
  currency: string;
}

/**
 * Sends money back to the instrument that paid. The outcome arrives later by webhook, and `recordRefund`
 * stores it.
 */
export interface RefundGateway {
  /**
   * Starts a refund and returns the gateway's id of it. Throws when the gateway is unreachable or refuses;
   * the caller tries again later with the same `refundId`.
   */
  start: (order: RefundOrder) => Promise<{ transactionId: string }>;
}
