import type { QuoteContext } from '../quotes/index.ts';
import type { TestGateway } from './payments/gateways/test/test-gateway.ts';
import type { PaymentGateways } from './payments/payment-gateway.ts';

export type BookingContext = QuoteContext & {
  gateways: PaymentGateways;
  /** Undefined unless it is enabled. */
  testGateway: TestGateway | undefined;
};
