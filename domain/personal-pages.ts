const PERSONAL =
  /^\/(?:checkout|bookings|booking-access|find-booking|profile|login|register|verify-email|forgot-password|reset-password)(?:\/|$)/;

/** True for pages about a guest's own affairs: no script of others runs there, whatever the operator configured. */
export function isPersonalPage(path: string): boolean {
  return PERSONAL.test(path);
}
