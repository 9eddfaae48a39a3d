/**
 * The first part of every address of the site, and of the files beside its pages. A location's page is at its id, so
 * no location has one of these.
 */
export const SITE_NAMES: ReadonlySet<string> = new Set([
  'about',
  'accessibility',
  'api',
  'app',
  'assets',
  'book',
  'booking-access',
  'bookings',
  'checkout',
  'contact',
  'data',
  'find-booking',
  'fonts',
  'forgot-password',
  'gallery',
  'images',
  'index',
  'locales',
  'login',
  'policies',
  'profile',
  'register',
  'reset-password',
  'services',
  'stop-news',
  'verify-email',
  '404',
]);
