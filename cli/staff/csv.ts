/** What a spreadsheet would run when it opens the file. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows of the same fields as CSV (RFC 4180), with a line of names first; empty where there are none. */
export function toCsv(rows: readonly object[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const names = Object.keys(first);
  const lines = rows.map((row) => {
    const values = new Map(Object.entries(row));
    return names.map((name) => cell(values.get(name))).join(',');
  });
  return [names.join(','), ...lines].join('\r\n');
}

/** What a guest typed is a text and no formula; numbers are ours and stay numbers. */
function cell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
