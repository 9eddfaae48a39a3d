// oxlint-disable-next-line no-control-regex -- these are what is taken out
const COMMANDING = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Escapes control characters and changes of writing direction: content must not control the terminal. */
export function printable(text: string): string {
  return text.replaceAll(COMMANDING, '·');
}

/** JSON with those characters escaped. */
export function printableJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll(
    COMMANDING,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u;
const NO_WIDTH = /[\u200b-\u200d]|\p{M}/u;

/** The width of a text in columns: wide characters and emoji take two, combining marks none. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) {
    if (NO_WIDTH.test(character)) continue;
    columns += WIDE.test(character) ? 2 : 1;
  }
  return columns;
}

/** The same on one line, for reports with one record per line. */
export function oneLine(text: string): string {
  return printable(text.replaceAll(/[\r\n]+/g, ' '));
}
