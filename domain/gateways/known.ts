import { type Amount, type NotTaken, whyNotTaken } from '../gateway-units.ts';
import { RAZORPAY_UNITS } from './razorpay.ts';
import { STRIPE_UNITS } from './stripe.ts';

/** Gateways whose limits are known without their keys, by the names that the configuration has for them. */
const KNOWN = { stripe: STRIPE_UNITS, razorpay: RAZORPAY_UNITS } as const;

export const KNOWN_GATEWAYS: readonly string[] = Object.keys(KNOWN);

/** From the reason that is furthest from taking an amount to the nearest. */
const REASONS: readonly NotTaken[] = ['CURRENCY', 'STEP', 'TOO_SMALL', 'TOO_LARGE'];

/**
 * Why none of these gateways takes an amount: the reason of the one that comes nearest; undefined for one that some
 * gateway takes. Nothing has to be paid of a stay that is free, and the test gateway and a gateway of the provider's own
 * take what they say themselves.
 */
export function whyNobodyTakes(amount: Amount, names: readonly string[]): NotTaken | undefined {
  if (amount.amountMinor <= 0) return undefined;
  const reasons = names.map((name) =>
    Object.hasOwn(KNOWN, name) ? whyNotTaken(amount, KNOWN[name as keyof typeof KNOWN]) : undefined,
  );
  if (reasons.includes(undefined)) return undefined;
  return REASONS.findLast((reason) => reasons.includes(reason)) ?? 'CURRENCY';
}
