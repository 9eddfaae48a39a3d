import type { QuoteContext } from '../quotes/index.ts';
import type { PaymentAdapters } from './payments/payment-gateway.ts';
import type { TestGateway } from './payments/payment-test-gateway.ts';
import type { RefundGateway } from './payments/refund-gateway.ts';

export type BookingContext = QuoteContext & {
  /** How each kind of rate plan is paid. */
  payments: PaymentAdapters;
  /** Only where it is switched on. */
  testGateway: TestGateway | undefined;
  /** Where refunds go; undefined while every stay is paid at the hotel. */
  refundGateway: RefundGateway | undefined;
};
