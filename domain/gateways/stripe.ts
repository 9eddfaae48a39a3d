import type { GatewayUnits } from '../gateway-units.ts';
import { EIGHT_DIGITS } from './eight-digits.ts';

/**
 * https://docs.stripe.com/currencies#presentment-currencies, and those with three decimals, which the page names apart. The
 * dobra is there as STD, before its reform. No other currency of ISO 4217 is on the page.
 */
// oxfmt-ignore
const TAKEN = new Set((
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC ' +
  'CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JPY KES KGS ' +
  'KHR KMF KRW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB ' +
  'PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD SZL THB TJS TOP TRY TTD TWD TZS UAH UGX ' +
  'USD UYU UZS VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW BHD JOD KWD OMR TND').split(' '));
/** https://docs.stripe.com/currencies#zero-decimal */
const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** https://docs.stripe.com/currencies#three-decimal: the last digit must be 0. */
const THREE_DECIMALS = new Set('BHD JOD KWD OMR TND'.split(' '));
/** https://docs.stripe.com/currencies#special-cases: written with two decimals, which must be 00. */
const WHOLE_WITH_TWO_DECIMALS = new Set(['ISK', 'UGX']);

/**
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts, in Stripe's units. Of other currencies only the
 * worth after conversion counts, which nobody knows before.
 */
// oxfmt-ignore
const LEAST: Readonly<Record<string, number>> = {
  AED: 200, AUD: 50, BGN: 100, BRL: 50, CAD: 50, CHF: 50, CZK: 1500, DKK: 250, EUR: 50, GBP: 30, HKD: 400, HUF: 17_500,
  INR: 50, JPY: 50, MXN: 1000, MYR: 200, NOK: 300, NZD: 50, PLN: 200, RON: 200, SEK: 300, SGD: 50, THB: 1000, USD: 50,
};

/** The same page: so many digits where it names more than eight. */
const MORE_DIGITS: Readonly<Record<string, number>> = { COP: 10, HUF: 10, IDR: 12, INR: 9, JPY: 10, LBP: 11 };

export const STRIPE_UNITS: GatewayUnits = {
  digits(currency) {
    if (!TAKEN.has(currency)) return undefined;
    if (WITHOUT_DECIMALS.has(currency)) return 0;
    return THREE_DECIMALS.has(currency) ? 3 : 2;
  },
  step(currency) {
    if (THREE_DECIMALS.has(currency)) return 10;
    return WHOLE_WITH_TWO_DECIMALS.has(currency) ? 100 : 1;
  },
  least: (currency) => LEAST[currency] ?? 1,
  most(currency) {
    const digits = MORE_DIGITS[currency];
    return digits === undefined ? EIGHT_DIGITS : 10 ** digits - 1;
  },
};
