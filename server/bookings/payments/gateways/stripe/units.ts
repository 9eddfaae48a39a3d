import type { GatewayUnits } from '../units.ts';

/** https://docs.stripe.com/currencies#zero-decimal */
const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** https://docs.stripe.com/currencies#three-decimal: the last digit must be 0. */
const THREE_DECIMALS = new Set('BHD JOD KWD OMR TND'.split(' '));
/** https://docs.stripe.com/currencies#special-cases: written with two decimals, which must be 00. */
const WHOLE_WITH_TWO_DECIMALS = new Set(['ISK', 'UGX']);

export const STRIPE_UNITS: GatewayUnits = {
  digits(currency) {
    if (WITHOUT_DECIMALS.has(currency)) return 0;
    return THREE_DECIMALS.has(currency) ? 3 : 2;
  },
  step(currency) {
    if (THREE_DECIMALS.has(currency)) return 10;
    return WHOLE_WITH_TWO_DECIMALS.has(currency) ? 100 : 1;
  },
  // Eight digits.
  most: 99_999_999,
};
