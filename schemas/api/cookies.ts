/** A cookie of the API: a random token that scripts cannot read. */
export interface ApiCookie {
  /** Prefixed with `__Host-` on https. */
  name: string;
  description: string;
}

/** The cookies of the API. An endpoint names those it accepts and those it sets. */
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

export function isCookieId(text: string): text is CookieId {
  return Object.hasOwn(COOKIES, text);
}

/** What a publisher sends in place of a cookie, as `Authorization: Bearer`. */
export const PUBLISHER = {
  id: 'publisher',
  description:
    'A token of `verandah tokens create`, which expires and can be revoked. A browser never sends it by itself.',
} as const;
