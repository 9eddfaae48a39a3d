import { describe, expect, it } from 'vitest';
import { formatPrice, fractionFor, priceFormatter } from './index.ts';
import { spokenPriceFormatter } from './format-price.ts';

const unitOf = (currency: string, currencyDigits = 2) => ({ currency, currencyDigits });
const INR = unitOf('INR');
const KWD = unitOf('KWD', 3);

describe('formatPrice', () => {
  it.each([
    [1_840_000, INR, 'en-IN', '₹18,400'],
    [1_840_050, INR, 'en-IN', '₹18,400.50'],
    [1_234_567_800, INR, 'en-IN', '₹1,23,45,678'],
    [0, INR, 'en-IN', '₹0'],
    [-50_000, INR, 'en-IN', '−₹500'],
    [24_000, unitOf('JPY', 0), 'en-GB', '¥24,000'],
    [12_345, unitOf('BHD', 3), 'en-GB', 'BHD\u{A0}12.345'],
    [463_729, INR, 'en-IN', '₹4,637.29'],
    [463_720, INR, 'en-IN', '₹4,637.20'],
    [1, INR, 'en-IN', '₹0.01'],
    [-463_729, INR, 'en-IN', '−₹4,637.29'],
    [463_729, unitOf('JPY', 0), 'ja-JP', '￥463,729'],
    [12_000, KWD, 'en-GB', 'KWD\u{A0}12'],
    [12_005, KWD, 'en-GB', 'KWD\u{A0}12.005'],
    [463_729, INR, 'de-DE', '4.637,29\u{A0}₹'],
    [463_729, INR, 'mr-IN', '₹४,६३७.२९'],
    [463_729, INR, 'ar-EG', '\u{200F}٤٬٦٣٧٫٢٩\u{A0}₹'],
  ])('shows %i of %o in %s as %s', (amountMinor, unit, locale, words) => {
    expect(formatPrice(amountMinor, unit, locale)).toBe(words);
  });
});

describe('spokenPriceFormatter', () => {
  it.each([
    [1_840_000, INR, 'en-IN', '18400 Indian rupees'],
    [1_840_050, INR, 'en-IN', '18400.50 Indian rupees'],
    [1_234_567_800, INR, 'en-IN', '12345678 Indian rupees'],
    [-50_000, INR, 'en-IN', '−500 Indian rupees'],
    [100, unitOf('USD'), 'en-GB', '1 US dollar'],
    [24_000, unitOf('JPY', 0), 'en-GB', '24000 Japanese yen'],
  ])('says %i of %o in %s as %s', (amountMinor, unit, locale, words) => {
    expect(spokenPriceFormatter({ unit, locale, fraction: 'auto' })(amountMinor)).toBe(words);
  });
});

describe('a column of amounts', () => {
  it('shows minor units for all as soon as one has them', () => {
    const fraction = fractionFor([1_840_000, 240_050], INR);
    const show = priceFormatter({ unit: INR, locale: 'en-IN', fraction });
    expect([1_840_000, 240_050].map(show)).toEqual(['₹18,400.00', '₹2,400.50']);
  });

  it('shows none where none has them', () => {
    expect(fractionFor([1_840_000, 240_000], INR)).toBe('never');
  });

  it('counts minor units as the currency does: yen have none, dinars a thousand', () => {
    expect(fractionFor([463_729], unitOf('JPY', 0))).toBe('never');
    expect(fractionFor([12_000, 463_000], KWD)).toBe('never');
    expect(fractionFor([12_000, 463_100], KWD)).toBe('always');
    const show = priceFormatter({ unit: KWD, locale: 'en-GB', fraction: 'always' });
    expect([12_000, 463_100].map(show)).toEqual(['KWD\u{A0}12.000', 'KWD\u{A0}463.100']);
  });

  it('adds up as it is seen: no figure is rounded away', () => {
    const amounts = [463_729, 83_471, -1];
    const show = priceFormatter({ unit: INR, locale: 'en-IN', fraction: fractionFor(amounts, INR) });
    expect([...amounts, 547_199].map(show)).toEqual(['₹4,637.29', '₹834.71', '−₹0.01', '₹5,471.99']);
  });
});
