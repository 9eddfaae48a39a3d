import { openStay } from './dates.ts';

const { checkIn, checkOut } = openStay(2);
export const screens = [
  { name: 'home', path: '/', shows: 'Us through Images' },
  { name: 'about', path: '/about', shows: /\S/ },
  { name: 'services', path: '/services', shows: 'Facilities and Services' },
  { name: 'gallery', path: '/gallery', shows: 'Rooms' },
  { name: 'gallery, another tab', path: '/gallery?show=services', shows: 'Services' },
  { name: 'contact', path: '/contact', shows: 'Send message' },
  { name: 'contact of one house', path: '/contact?location=LOCATION', shows: 'Send message' },
  { name: 'policies', path: '/policies', shows: 'On this page' },
  { name: 'accessibility', path: '/accessibility', shows: 'Our aim' },
  { name: 'location', path: '/LOCATION', shows: 'The way here' },
  { name: 'unknown location', path: '/atlantis', shows: 'There is no such page' },
  { name: 'book without a search', path: '/book', shows: 'Choose dates' },
  {
    name: 'book with results',
    path: `/book?location=LOCATION&checkin=${checkIn}&checkout=${checkOut}&rooms=2`,
    shows: 'for 2 nights',
  },
  {
    name: 'book with an impossible search',
    path: '/book?location=atlantis&checkin=soon&checkout=2027-02-30&rooms=99',
    shows: '“soon” is not a date',
  },
  { name: 'checkout with nothing', path: '/checkout', shows: 'Please Select details first' },
  {
    name: 'checkout of an unknown quote',
    path: '/checkout?quote=unknown',
    shows: 'We cannot find this price',
  },
  { name: 'login', path: '/login', shows: 'Forgot password?' },
  { name: 'register', path: '/register', shows: 'You have an account already?' },
  { name: 'forgot password', path: '/forgot-password', shows: 'Send me a code' },
  { name: 'reset password', path: '/reset-password', shows: 'Set new password' },
  { name: 'verify e-mail with nothing to verify', path: '/verify-email', shows: /./ },
  { name: 'find a booking', path: '/find-booking', shows: 'E-mail me the link' },
  { name: 'bookings without any', path: '/bookings', shows: 'No Bookings' },
  { name: 'not found', path: '/no/such/page', shows: 'There is no such page' },
];
