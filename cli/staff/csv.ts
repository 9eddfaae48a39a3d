/** What a spreadsheet would run when it opens the file; some also read the wide letters of Asia so. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Without it Excel takes the file for one in the letters of its country, and José for JosÃ©. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** Rows as CSV (RFC 4180), with a line of names first, which stands there without rows too: what reads it expects it. */
export function toCsv(names: readonly string[], rows: readonly object[]): string {
  const lines = rows.map((row) => {
    const values = new Map(Object.entries(row));
    return names.map((name) => cell(values.get(name))).join(',');
  });
  return BYTE_ORDER_MARK + [names.join(','), ...lines].join('\r\n');
}

/** What a guest typed is a text and no formula; numbers are ours and stay numbers. */
function cell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
