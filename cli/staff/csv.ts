/** Characters that start a formula in a spreadsheet; some spreadsheets also accept the full-width forms. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** An amount that is given back or rounded down is a number, and a spreadsheet adds it up. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Without it Excel reads the file in a local encoding: José becomes JosÃ©. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** CSV (RFC 4180) with a header line, also without rows. */
export function toCsv(names: readonly string[], rows: readonly object[]): string {
  const lines = rows.map((row) => {
    const values = new Map(Object.entries(row));
    return names.map((name) => cell(values.get(name))).join(',');
  });
  return BYTE_ORDER_MARK + [names.join(','), ...lines].join('\r\n');
}

/** Escapes formulas in texts; numbers stay numbers, with all their decimals where they come as a text. */
function cell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : '';
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
