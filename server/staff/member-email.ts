import { storedEmail } from '#domain/email-address';

/** The address that a member is found by, in whichever way it was typed. */
export function memberEmail(typed: string): string {
  return storedEmail(typed).toLowerCase();
}
