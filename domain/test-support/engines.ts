import { currencyUnit } from '../currencies.ts';

/** What engines answer who are asked for the decimals of a currency: ISO 4217's, CLDR 48's, and nonsense. */
export const ENGINES: Readonly<Record<string, (currency: string) => number>> = {
  'ISO 4217': (currency) => currencyUnit(currency).currencyDigits,
  'CLDR 48': (currency) => (/^(?:HUF|IDR|COP|PKR|IQD|LAK|MGA|RSD|YER)$/.test(currency) ? 0 : 2),
  'another engine': () => 4,
};

const RealFormat = Intl.NumberFormat;

/** An `Intl` that draws as the real one, and has decimals of its own wherever nobody tells them. */
export function engineOf(digitsOf: (currency: string) => number): typeof Intl {
  class NumberFormat extends RealFormat {
    constructor(locale?: string | string[], options: Intl.NumberFormatOptions = {}) {
      const { style, currency = '', minimumFractionDigits, maximumFractionDigits } = options;
      const isAsked =
        style === 'currency' &&
        minimumFractionDigits === undefined &&
        maximumFractionDigits === undefined &&
        options.maximumSignificantDigits === undefined;
      const digits = digitsOf(currency);
      super(
        locale,
        isAsked ? { ...options, minimumFractionDigits: digits, maximumFractionDigits: digits } : options,
      );
    }
  }
  return Object.assign(Object.create(Intl) as typeof Intl, { NumberFormat });
}
