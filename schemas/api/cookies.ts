/** One cookie of the API: a random token that scripts cannot read. */
export interface ApiCookie {
  /** On https `__Host-` stands before it. */
  name: string;
  /** Whom it stands for. */
  description: string;
}

/** Every cookie of the API. An endpoint names those that it knows somebody by, and those that its answer sets. */
export const COOKIES = {
  guest: {
    name: 'verandah_guest',
    description:
      'The browser: set with the first quote or the first code, also where that is refused. What is quoted, sent and booked here belongs to it.',
  },
  account: {
    name: 'verandah',
    description: 'The session of an account: set by signing in, taken away by signing out.',
  },
  booking: {
    name: 'verandah_booking',
    description: 'The one booking whose mailed link was opened in this browser.',
  },
} as const satisfies Record<string, ApiCookie>;

export type CookieId = keyof typeof COOKIES;

/** True for the id of a cookie; what a file names is text until this said yes. */
export function isCookieId(text: string): text is CookieId {
  return Object.hasOwn(COOKIES, text);
}
