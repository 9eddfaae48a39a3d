import type { CurrencyUnit } from '../currency.ts';
import { type Amount, type NotTaken, stepIn, whyNotTaken } from '../gateway-units.ts';
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

/** What amounts that this gateway takes or gives back must be multiples of, in minor units; 1 for one that is not known. */
export function stepAt(gateway: string, unit: CurrencyUnit): number {
  return Object.hasOwn(KNOWN, gateway) ? stepIn(unit, KNOWN[gateway as keyof typeof KNOWN]) : 1;
}

/** What amounts must be multiples of, in minor units, so that every gateway takes them and gives them back. */
export function onlineStepOf(unit: CurrencyUnit): number {
  return Math.max(...KNOWN_GATEWAYS.map((gateway) => stepAt(gateway, unit)));
}
