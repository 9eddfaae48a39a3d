/** The most that a gateway takes, in its own unit, where its page names no other limit of the currency. */
export const EIGHT_DIGITS = 99_999_999;
