import { currencyUnit } from '../currencies.ts';
import type { GatewayUnits } from '../gateway-units.ts';

/** https://razorpay.com/docs/api/payments/payment-links/entity: amounts of three decimals end in 0. */
const THREE_DECIMALS = new Set(['BHD', 'KWD', 'OMR']);
/** The same page: amounts in yen have no decimals. */
const WITHOUT_DECIMALS = new Set(['JPY']);

function digits(currency: string): number | undefined {
  const own = WITHOUT_DECIMALS.has(currency) ? 0 : THREE_DECIMALS.has(currency) ? 3 : 2;
  // Where ISO 4217 counts otherwise, nothing certain is documented.
  return own === currencyUnit(currency).currencyDigits ? own : undefined;
}

export const RAZORPAY_UNITS: GatewayUnits = {
  digits,
  step: (currency) => (THREE_DECIMALS.has(currency) ? 10 : 1),
  // https://razorpay.com/docs/api/orders/create: at least 1.00 of the currency.
  least: (currency) => 10 ** (digits(currency) ?? 0),
  most: () => Number.MAX_SAFE_INTEGER,
};
