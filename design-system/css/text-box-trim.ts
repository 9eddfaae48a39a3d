/**
 * Cuts a block of words off at the top of its capitals and at its last baseline. Every family holds its letters at another height
 * in its line; without that spare room the gap one asks for is the gap one sees, and a label stands in the middle of its button.
 * What hangs below the baseline hangs into the gap. Browsers that cannot trim keep the line, and every height still holds.
 */
export const textBoxTrim = { textBox: 'trim-both cap alphabetic' } as const;

/** Asks whether a browser can, for space that makes up for what was cut off. */
export const SUPPORTS_TEXT_BOX_TRIM = '(text-box: trim-both cap alphabetic)';
