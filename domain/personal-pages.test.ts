import { expect, test } from 'vitest';
import { isPersonalPage } from './personal-pages.ts';

test.each([
  '/checkout',
  '/checkout/confirmed/b1',
  '/bookings/b1/cancel',
  '/profile',
  '/login',
  '/reset-password',
])('%s belongs to one guest', (path) => expect(isPersonalPage(path)).toBe(true));

test.each(['/', '/book', '/policies', '/no/such/page', '/checkouts', '/about/checkout'])(
  '%s is for everybody',
  (path) => expect(isPersonalPage(path)).toBe(false),
);
