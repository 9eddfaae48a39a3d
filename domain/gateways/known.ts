import { type Amount, type NotTaken, whyNotTaken } from '../gateway-units.ts';
import { RAZORPAY_UNITS } from './razorpay.ts';
import { STRIPE_UNITS } from './stripe.ts';

/** Gateways whose limits are known without their keys, by the names that the configuration has for them. */
const KNOWN = { stripe: STRIPE_UNITS, razorpay: RAZORPAY_UNITS } as const;

export const KNOWN_GATEWAYS: readonly string[] = Object.keys(KNOWN);

/**
 * Why none of these gateways takes an amount; undefined for one that some gateway takes. Nothing has to be paid of a
 * stay that is free, and the test gateway and a gateway of the provider's own take what they say themselves.
 */
export function whyNobodyTakes(amount: Amount, names: readonly string[]): NotTaken | undefined {
  if (amount.amountMinor <= 0) return undefined;
  let reason: NotTaken | undefined = 'CURRENCY';
  for (const name of names) {
    const units = Object.hasOwn(KNOWN, name) ? KNOWN[name as keyof typeof KNOWN] : undefined;
    reason = units === undefined ? undefined : whyNotTaken(amount, units);
    if (reason === undefined) return undefined;
  }
  return reason;
}
