import type { GatewayUnits } from '../units.ts';

/** https://razorpay.com/docs/api/payments/payment-links/entity: amounts of three decimals end in 0. */
const THREE_DECIMALS = new Set(['BHD', 'KWD', 'OMR']);

export const RAZORPAY_UNITS: GatewayUnits = {
  digits(currency) {
    if (currency === 'JPY') return 0;
    return THREE_DECIMALS.has(currency) ? 3 : 2;
  },
  step: (currency) => (THREE_DECIMALS.has(currency) ? 10 : 1),
  most: Number.MAX_SAFE_INTEGER,
};
