import { currencyUnit } from '#domain/currencies';
import { inDigits } from '#domain/currency';
import type { Amount } from '../payment-gateway.ts';

/** How a gateway writes the amounts of a currency: with so many decimals, in steps of its smallest unit. */
export interface GatewayUnits {
  digits: (currency: string) => number;
  /** Amounts must be multiples of it; 10 for three decimals, whose last one must be 0. */
  step: (currency: string) => number;
  most: number;
}

/** Our minor units as the gateway's; undefined for an amount that it cannot take. */
export function toGatewayAmount(
  { amountMinor, currency, currencyDigits }: Amount,
  units: GatewayUnits,
): number | undefined {
  const amount = amountMinor * 10 ** (units.digits(currency) - currencyDigits);
  const isTaken = Number.isInteger(amount) && amount % units.step(currency) === 0 && amount <= units.most;
  return isTaken ? amount : undefined;
}

/** The gateway's amount in our minor units. Currencies may be written in small letters. */
export function fromGatewayAmount(
  { amount, currency }: { amount: number; currency: string },
  units: GatewayUnits,
): Amount {
  const unit = currencyUnit(currency.toUpperCase());
  return { amountMinor: inDigits(amount, units.digits(unit.currency), unit.currencyDigits), ...unit };
}

/** The gateway's amount of an order, which `takes` has accepted. */
export function amountFor(amount: Amount, units: GatewayUnits): number {
  const taken = toGatewayAmount(amount, units);
  if (taken === undefined)
    throw new RangeError(`The gateway takes no ${amount.amountMinor} ${amount.currency}`);
  return taken;
}
