import { currencyUnit } from './currencies.ts';
import { type CurrencyUnit, inDigits } from './currency.ts';

/** An amount in minor units, with what they count. */
export interface Amount extends CurrencyUnit {
  amountMinor: number;
}

/** How a gateway writes the amounts of a currency, in its own smallest unit, and which it takes. */
export interface GatewayUnits {
  /** Undefined for a currency that it does not take. */
  digits: (currency: string) => number | undefined;
  /** Amounts must be multiples of it; 10 for three decimals, whose last one must be 0. */
  step: (currency: string) => number;
  least: (currency: string) => number;
  most: (currency: string) => number;
}

/** Why a gateway takes no such amount. */
export type NotTaken = 'CURRENCY' | 'STEP' | 'TOO_LARGE' | 'TOO_SMALL';

/** Why a gateway cannot take an amount; undefined for one that it takes. */
export function whyNotTaken(amount: Amount, units: GatewayUnits): NotTaken | undefined {
  const { amountMinor, currency, currencyDigits } = amount;
  const digits = units.digits(currency);
  if (digits === undefined) return 'CURRENCY';
  const written = amountMinor * 10 ** (digits - currencyDigits);
  if (!Number.isInteger(written) || written % units.step(currency) !== 0) return 'STEP';
  if (written < units.least(currency)) return 'TOO_SMALL';
  return written > units.most(currency) ? 'TOO_LARGE' : undefined;
}

/** Our minor units as the gateway's; undefined for an amount that it cannot take. */
export function toGatewayAmount(amount: Amount, units: GatewayUnits): number | undefined {
  const digits = units.digits(amount.currency);
  if (digits === undefined || whyNotTaken(amount, units) !== undefined) return undefined;
  return inDigits(amount.amountMinor, amount.currencyDigits, digits);
}

/** The gateway's amount in our minor units. Currencies may be written in small letters. */
export function fromGatewayAmount(
  { amount, currency }: { amount: number; currency: string },
  units: GatewayUnits,
): Amount {
  const unit = currencyUnit(currency.toUpperCase());
  const digits = units.digits(unit.currency) ?? unit.currencyDigits;
  return { amountMinor: inDigits(amount, digits, unit.currencyDigits), ...unit };
}

/** What amounts in our minor units must be multiples of, so that the gateway takes them and gives them back. */
export function stepIn({ currency, currencyDigits }: CurrencyUnit, units: GatewayUnits): number {
  const digits = units.digits(currency) ?? currencyDigits;
  return Math.max(1, inDigits(units.step(currency), digits, currencyDigits));
}

/**
 * A refund's amount as the gateway writes it; a part of a payment may be below the least one. An amount that it cannot
 * write loses what is below its step: no more goes back than is owed.
 */
export function refundFor({ amountMinor, ...unit }: Amount, units: GatewayUnits): number {
  const { currency, currencyDigits } = unit;
  const whole = amountMinor - (amountMinor % stepIn(unit, units));
  return inDigits(whole, currencyDigits, units.digits(currency) ?? currencyDigits);
}

/** The gateway's amount of an order, which `takes` has accepted. */
export function amountFor(amount: Amount, units: GatewayUnits): number {
  const taken = toGatewayAmount(amount, units);
  if (taken === undefined)
    throw new RangeError(`The gateway takes no ${amount.amountMinor} ${amount.currency}`);
  return taken;
}
