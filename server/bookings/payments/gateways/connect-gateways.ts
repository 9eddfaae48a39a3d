import type { Config } from '../../../platform/config/config.ts';
import type { BookingContext } from '../../context.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { createRazorpayGateway } from './razorpay/razorpay-gateway.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';
import { createTestGateway, type TestGatewayContext } from './test/test-gateway.ts';

/**
 * Makes every gateway whose keys are set. One that takes no new payments stays connected: it has the money of the old
 * ones.
 */
export function connectGateways(
  config: Pick<Config, 'gateways' | 'isTestGatewayOn' | 'takingGateways'>,
  context: TestGatewayContext,
): Pick<BookingContext, 'gateways' | 'testGateway'> {
  const testGateway = config.isTestGatewayOn ? createTestGateway(context) : undefined;
  const { stripe, razorpay } = config.gateways;
  const connected: PaymentGateway[] = [
    ...(stripe === undefined ? [] : [createStripeGateway(stripe, context.clock)]),
    ...(razorpay === undefined ? [] : [createRazorpayGateway(razorpay, context.clock)]),
    ...(testGateway === undefined ? [] : [testGateway]),
  ];
  const byName = new Map(connected.map((gateway) => [gateway.name, gateway]));
  const taking = config.takingGateways.flatMap((name) => byName.get(name.toUpperCase()) ?? []);
  return { gateways: { byName, taking }, testGateway };
}
