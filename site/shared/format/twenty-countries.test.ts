import { expect, test } from 'vitest';
import { COUNTRIES, withPlainSpaces } from '../../../domain/test-support/countries.ts';
import { currencyUnit } from '#domain/currencies';
import { decimalText, formatMoney, formatMoneyInFull, minorOfMain, withCode } from '#domain/money';
import { formatPrice } from '#design-system/price';
import { localeFor } from '#schemas/language';
import { formatsFor } from './formats.ts';

test.each(COUNTRIES)('a total of a hotel in %s that sells in %s is written in its way', (...hotel) => {
  const [region, currency, amount, total, invoice, cell] = hotel;
  const unit = currencyUnit(currency);
  const locale = localeFor('en', region);
  const amountMinor = minorOfMain(amount, unit);
  expect(withPlainSpaces(withCode(formatPrice(amountMinor, unit, locale), unit))).toBe(total);
  expect(withPlainSpaces(withCode(formatMoney(amountMinor, unit, locale), unit))).toBe(total);
  expect(withPlainSpaces(withCode(formatMoneyInFull(amountMinor, unit, locale), unit))).toBe(invoice);
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
