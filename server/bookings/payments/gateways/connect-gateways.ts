import type { Config } from '../../../platform/config/config.ts';
import type { BookingContext } from '../../context.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
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
  const connected: PaymentGateway[] = testGateway === undefined ? [] : [testGateway];
  const byName = new Map(connected.map((gateway) => [gateway.name, gateway]));
  const taking = config.takingGateways.flatMap((name) => byName.get(name.toUpperCase()) ?? []);
  return { gateways: { byName, taking }, testGateway };
}
