/**
 * Nobody types the fields of the contact form in less: a message that says so is a program's (TRUST T17). The site waits until
 * then with what autofill has filled in faster.
 */
export const LEAST_FILLING_MS = 3000;
