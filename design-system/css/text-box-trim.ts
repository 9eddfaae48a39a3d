/**
 * Trims text to the top of its capitals and its last baseline. Typefaces place letters differently in their lines;
 * trimmed, gaps are exact and labels are centred in buttons. Descenders hang into the gap. Browsers without support
 * keep the line height.
 */
export const textBoxTrim = { textBox: 'trim-both cap alphabetic' } as const;

/** A support query, for the space that trimming removes. */
export const SUPPORTS_TEXT_BOX_TRIM = '(text-box: trim-both cap alphabetic)';
