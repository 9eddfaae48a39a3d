import { currencyUnit } from '../currencies.ts';
import type { GatewayUnits } from '../gateway-units.ts';
import { EIGHT_DIGITS } from './eight-digits.ts';

/** https://razorpay.com/docs/api/payments/payment-links/entity: amounts of three decimals end in 0. */
const THREE_DECIMALS = new Set(['BHD', 'KWD', 'OMR']);
/** The same page: amounts in yen have no decimals. */
const WITHOUT_DECIMALS = new Set(['JPY']);

/**
 * Missing in https://razorpay.com/docs/payments/international-payments/#supported-currencies in every year. Its list grows;
 * currencies that may have come since are not here, because one that is here by mistake would not be sold.
 */
const NOT_TAKEN = new Set('AFN ERN IRR KPW MRU SDG STN SYP TMT VES ZWG'.split(' '));

function digits(currency: string): number | undefined {
  if (NOT_TAKEN.has(currency)) return undefined;
  const own = WITHOUT_DECIMALS.has(currency) ? 0 : THREE_DECIMALS.has(currency) ? 3 : 2;
  // Where ISO 4217 counts otherwise, nothing certain is documented.
  return own === currencyUnit(currency).currencyDigits ? own : undefined;
}

export const RAZORPAY_UNITS: GatewayUnits = {
  digits,
  step: (currency) => (THREE_DECIMALS.has(currency) ? 10 : 1),
  // https://razorpay.com/docs/api/orders/create: at least 1.00 of the currency.
  least: (currency) => 10 ** (digits(currency) ?? 0),
  // No page names more for any currency; what an account may take besides is its own.
  most: () => EIGHT_DIGITS,
};
