/** Every address of the site. Nobody else writes a path. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  gallery: '/gallery',
  contact: '/contact',
  policies: '/policies',
  accessibility: '/accessibility',
  book: '/book',
  checkout: '/checkout',
  confirmed: '/checkout/confirmed/:id',
  bookings: '/bookings',
  booking: '/bookings/:id',
  cancelBooking: '/bookings/:id/cancel',
  /** All three: one booking and its cancellation may lie over the list. */
  bookingDialogs: '/bookings/:id?/cancel?',
  findBooking: '/find-booking',
  bookingAccess: '/booking-access',
  login: '/login',
  register: '/register',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  profile: '/profile',
  /** The document for addresses that are not prerendered. */
  application: '/app.html',
} as const;

/** In the query of a page: which house it is about. */
export const LOCATION = 'location';

/** The page that asks for the dates at a location. */
export function locationAddress(locationId: string): string {
  return `${paths.book}?${new URLSearchParams({ [LOCATION]: locationId }).toString()}`;
}

/** In the query of a page that signs in: where the guest was, and goes back to. */
export const NEXT = 'next';

/** A page of the way into an account, from which the guest comes back to where they were. */
export function accountAddress(
  page: 'login' | 'register' | 'verifyEmail' | 'forgotPassword' | 'resetPassword',
  next?: string,
): string {
  return next === undefined
    ? paths[page]
    : `${paths[page]}?${new URLSearchParams({ [NEXT]: next }).toString()}`;
}

/** The checkout of a quote that was just made. */
export function checkoutOfQuote(quoteId: string): string {
  return `${paths.checkout}?${new URLSearchParams({ quote: quoteId }).toString()}`;
}

/** The price of a quote alone, before anybody says who they are. */
export function summaryOfQuote(quoteId: string): string {
  return `${paths.checkout}?${new URLSearchParams({ summary: quoteId }).toString()}`;
}

/** The checkout of a booking that waits for its code. */
export function checkoutOfBooking(bookingId: string): string {
  return `${paths.checkout}?${new URLSearchParams({ booking: bookingId }).toString()}`;
}

export function confirmationOf(bookingId: string): string {
  return paths.confirmed.replace(':id', encodeURIComponent(bookingId));
}

export function bookingAddress(bookingId: string): string {
  return paths.booking.replace(':id', encodeURIComponent(bookingId));
}

export function cancellationAddress(bookingId: string): string {
  return paths.cancelBooking.replace(':id', encodeURIComponent(bookingId));
}

/** The steps of a task that have no path of their own. */
type Step = 'summary' | 'review' | 'code' | 'payment' | 'opened' | 'moved';

/** State of a navigation that opens another step of a task: its heading takes the focus, also where the path stays the same. */
export function atStep(step: Step): { step: Step } {
  return { step };
}

/** The step that a navigation opened; nothing when it opened none. */
export function stepOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('step' in state)) return undefined;
  return typeof state.step === 'string' ? state.step : undefined;
}

/** State of a navigation to a quote: the total that the guest chose, to be compared with the quote's. */
export function priceSeen(totalMinor: number | undefined): { seenMinor?: number } {
  return totalMinor === undefined ? {} : { seenMinor: totalMinor };
}

/** A page that a dialog with an address of its own may lie over. */
type PageBelow = 'list' | 'booking';

/** State of a navigation that opens a dialog: the page below stays as it is, and going back closes the dialog. */
export function over(page: PageBelow): { pageBelow: PageBelow } {
  return { pageBelow: page };
}

/** The page that a dialog was opened over; none when its address was opened directly. */
export function pageBelow(state: unknown): PageBelow | undefined {
  if (typeof state !== 'object' || state === null || !('pageBelow' in state)) return undefined;
  return state.pageBelow === 'list' || state.pageBelow === 'booking' ? state.pageBelow : undefined;
}
