import type { QuoteContext } from '../quotes/index.ts';
import type { PaymentAdapters } from './payments/payment-gateway.ts';
import type { TestGateway } from './payments/payment-test-gateway.ts';
import type { RefundGateway } from './payments/refund-gateway.ts';

export type BookingContext = QuoteContext & {
  payments: PaymentAdapters;
  /** Undefined unless it is enabled. */
  testGateway: TestGateway | undefined;
  /** Undefined while every stay is paid at the hotel. */
  refundGateway: RefundGateway | undefined;
};
