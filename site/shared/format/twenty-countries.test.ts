import { expect, test } from 'vitest';
import { currencyUnit } from '#domain/currencies';
import { decimalText, formatMoney, formatMoneyInFull, minorOfMain, withCode } from '#domain/money';
import { formatPrice } from '#design-system/price';
import { localeFor } from '#schemas/language';
import { formatsFor } from './formats.ts';

/** A hotel's country and currency; a total as its page, its mail, its invoice and its spreadsheet write it; a day. */
const COUNTRIES = [
  ['IN', 'INR', 1_234_567, '₹12,34,567', '₹12,34,567.00', '1234567.00'],
  ['JP', 'JPY', 110_000, '¥110,000 JPY', '¥110,000 JPY', '110000'],
  ['ID', 'IDR', 1_500_000, 'Rp 1,500,000', 'Rp 1,500,000.00', '1500000.00'],
  ['HU', 'HUF', 76_000, 'Ft 76,000', 'Ft 76,000.00', '76000.00'],
  ['RS', 'RSD', 15_000, 'RSD 15,000', 'RSD 15,000.00', '15000.00'],
  ['CH', 'CHF', 2560, 'CHF 2’560', 'CHF 2’560.00', '2560.00'],
  ['DE', 'EUR', 12_345, '€12,345', '€12,345.00', '12345.00'],
  ['AT', 'EUR', 12_345, '€ 12.345', '€ 12.345,00', '12345.00'],
  ['PT', 'EUR', 12_345, '€12,345', '€12,345.00', '12345.00'],
  ['GB', 'GBP', 1346, '£1,346', '£1,346.00', '1346.00'],
  ['US', 'USD', 1346, '$1,346 USD', '$1,346.00 USD', '1346.00'],
  ['AU', 'AUD', 1346, '$1,346 AUD', '$1,346.00 AUD', '1346.00'],
  ['SE', 'SEK', 13_460, '13 460 kr SEK', '13 460,00 kr SEK', '13460.00'],
  ['IS', 'ISK', 25_000, 'kr 25,000 ISK', 'kr 25,000 ISK', '25000'],
  ['KW', 'KWD', 115, 'KWD 115', 'KWD 115.000', '115.000'],
  ['AE', 'AED', 1500, 'AED 1,500', 'AED 1,500.00', '1500.00'],
  ['ZA', 'ZAR', 15_000, 'R 15 000', 'R 15 000,00', '15000.00'],
  ['KR', 'KRW', 1_200_000, '₩1,200,000', '₩1,200,000', '1200000'],
  ['NP', 'NPR', 150_000, 'Rs 150,000 NPR', 'Rs 150,000.00 NPR', '150000.00'],
  ['CL', 'CLP', 120_000, '$120,000 CLP', '$120,000 CLP', '120000'],
  ['VN', 'VND', 1_500_000, '₫1,500,000', '₫1,500,000', '1500000'],
] as const;

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll("'", '’');

test.each(COUNTRIES)('a total of a hotel in %s that sells in %s is written in its way', (...hotel) => {
  const [region, currency, amount, total, invoice, cell] = hotel;
  const unit = currencyUnit(currency);
  const locale = localeFor('en', region);
  const amountMinor = minorOfMain(amount, unit);
  expect(plain(withCode(formatPrice(amountMinor, unit, locale), unit))).toBe(total);
  expect(plain(withCode(formatMoney(amountMinor, unit, locale), unit))).toBe(total);
  expect(plain(withCode(formatMoneyInFull(amountMinor, unit, locale), unit))).toBe(invoice);
  expect(decimalText(amountMinor, unit)).toBe(cell);
});

test.each(COUNTRIES)(
  'a hotel in %s has a locale that every engine knows, and a first day of the week',
  (region) => {
    const locale = localeFor('en', region);
    expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale]);
    expect(formatsFor('en', region).calendarLocale).toMatch(/-u-fw-(?:mon|sat|sun)$/);
  },
);
