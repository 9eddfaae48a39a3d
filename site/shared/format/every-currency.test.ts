import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ENGINES, engineOf } from '../../../domain/test-support/engines.ts';
import { currencyUnit } from '#domain/currencies';
import type { Amount } from '#domain/gateway-units';

const CURRENCIES = Intl.supportedValuesOf('currency');

/** Everything that draws, tells or sends an amount. Formats are memoized, so each engine has modules of its own. */
async function written(currency: string): Promise<string[]> {
  const { formatMoney, formatMoneyInFull, decimalText, minorOfMain } = await import('#domain/money');
  const { formatPrice, priceFormatter, shortPriceFormatter, spokenPriceFormatter } =
    await import('#design-system/price');
  const { toGatewayAmount } = await import('#domain/gateway-units');
  const { STRIPE_UNITS } = await import('#domain/gateways/stripe');
  const { RAZORPAY_UNITS } = await import('#domain/gateways/razorpay');
  const unit = currencyUnit(currency);
  const amountMinor = minorOfMain(12_340, unit);
  const amount: Amount = { amountMinor, ...unit };
  const locale = 'en-001';
  return [
    formatMoney(amountMinor, unit, locale),
    formatMoneyInFull(amountMinor, unit, locale),
    formatPrice(amountMinor, unit, locale),
    priceFormatter({ unit, locale, fraction: 'always' })(amountMinor + 1),
    spokenPriceFormatter({ unit, locale, fraction: 'auto' })(amountMinor),
    shortPriceFormatter(unit, locale)(amountMinor),
    decimalText(amountMinor, unit),
    String(toGatewayAmount(amount, STRIPE_UNITS)),
    String(toGatewayAmount(amount, RAZORPAY_UNITS)),
  ];
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function writtenBy(digitsOf: (currency: string) => number): Promise<Record<string, string[]>> {
  vi.stubGlobal('Intl', engineOf(digitsOf));
  const entries = await Promise.all(
    CURRENCIES.map(async (currency) => [currency, await written(currency)] as const),
  );
  return Object.fromEntries(entries);
}

describe('every currency that the engine knows', () => {
  test.each(Object.entries(ENGINES))('is written the same by an engine of %s', async (_name, digitsOf) => {
    const here = await writtenBy((currency) => currencyUnit(currency).currencyDigits);
    vi.resetModules();
    expect(await writtenBy(digitsOf)).toEqual(here);
  });

  test('an engine that is asked answers otherwise: the comparison can fail', () => {
    const [iso, cldr] = ['ISO 4217', 'CLDR 48'].map((name) => {
      const { NumberFormat } = engineOf(ENGINES[name] ?? (() => 2));
      return new NumberFormat('en', { style: 'currency', currency: 'IDR' }).format(15_000);
    });
    expect(iso).not.toBe(cldr);
  });

  test('a whole amount is read as one, and a step of the smallest unit is seen', async () => {
    for (const currency of CURRENCIES) {
      // oxlint-disable-next-line no-await-in-loop -- the modules are loaded once
      const [shown = '', , page, odd] = await written(currency);
      expect(shown.replaceAll(/[^\d,.]/g, '').replace(/^\.+/, '')).toBe('12,340');
      expect(page).toBe(shown);
      expect(odd).not.toBe(shown);
    }
  });
});
