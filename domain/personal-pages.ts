const PERSONAL =
  /^\/(?:checkout|bookings|booking-access|find-booking|stop-news|profile|login|register|verify-email|forgot-password|reset-password)(?:\/|$)/;

/**
 * Returns whether a page is personal. Third-party scripts never run there, whatever the operator configured.
 */
export function isPersonalPage(path: string): boolean {
  return PERSONAL.test(path);
}
