/** The language that content and interface are written in (SPEC: English only). */
export const LANGUAGE = 'en';

/** The region whose way of writing amounts, days and times goes with it. */
export const LOCALE = 'en-IN';
