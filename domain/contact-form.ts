/**
 * Nobody fills in the contact form faster: a shorter time means a bot (TRUST T17). The site waits as long
 * when autofill was faster.
 */
export const LEAST_FILLING_MS = 3000;
