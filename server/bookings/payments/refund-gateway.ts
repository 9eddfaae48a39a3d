/** Money that is to go back. */
export interface RefundOrder {
  /** The same for every try, so that a gateway makes one refund of them. */
  refundId: string;
  /** The payment that captured the money. */
  paymentId: string;
  amountMinor: number;
  currency: string;
}

/**
 * Sends money back to the instrument that paid. What became of it is told later, since banks take their time: then
 * `recordRefund` writes it down.
 */
export interface RefundGateway {
  /**
   * Hands an order over and returns the gateway's own name of the refund. Throws when the gateway cannot be reached or
   * does not take it: then the same order comes again later, and others meanwhile.
   */
  start: (order: RefundOrder) => Promise<{ transactionId: string }>;
}
