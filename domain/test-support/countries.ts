/** A hotel's country and currency; an amount in main units; that amount as its pages and mails write it, as its
 * invoices do, and as a cell of a spreadsheet. */
export const COUNTRIES = [
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

/** The words of a text with normal spaces and one apostrophe: which of them an engine writes is its own matter. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll("'", '’');
}
