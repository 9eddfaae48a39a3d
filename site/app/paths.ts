/** Every address of the site. No other file writes a path. */
export const paths = {
  home: '/',
  location: '/:locationId',
  room: '/:locationId/:roomId',
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
  document: '/bookings/:id/documents/:documentId',
  /** One route for three screens: a booking and its cancellation may open over the list. */
  bookingDialogs: '/bookings/:id?/cancel?',
  findBooking: '/find-booking',
  bookingAccess: '/booking-access',
  stopNews: '/stop-news',
  login: '/login',
  register: '/register',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  profile: '/profile',
  /** The document for addresses that are not prerendered. */
  application: '/app.html',
} as const;

export const LOCATION = 'location';
export const ROOM = 'room';

/** The query parameter that names an extra, which checkout then proposes. */
export const EXTRA = 'extra';

/** The page about a location. */
export function locationPath(locationId: string): string {
  return paths.location.replace(':locationId', encodeURIComponent(locationId));
}

/** The page about a room type. */
export function roomPath({ locationId, id }: { locationId: string; id: string }): string {
  return `${locationPath(locationId)}/${encodeURIComponent(id)}`;
}

/** The query parameter that names the page to return to after signing in. */
export const NEXT = 'next';

/** The address of an account page, with the page to return to. */
export function accountAddress(
  page: 'login' | 'register' | 'verifyEmail' | 'forgotPassword' | 'resetPassword',
  next?: string,
): string {
  return next === undefined
    ? paths[page]
    : `${paths[page]}?${new URLSearchParams({ [NEXT]: next }).toString()}`;
}

export function checkoutOfQuote(quoteId: string): string {
  return `${paths.checkout}?${new URLSearchParams({ quote: quoteId }).toString()}`;
}

export function summaryOfQuote(quoteId: string): string {
  return `${paths.checkout}?${new URLSearchParams({ summary: quoteId }).toString()}`;
}

export function checkoutOfBooking(bookingId: string): string {
  return `${paths.checkout}?${new URLSearchParams({ booking: bookingId }).toString()}`;
}

export function confirmationOf(bookingId: string): string {
  return paths.confirmed.replace(':id', encodeURIComponent(bookingId));
}

export function bookingAddress(bookingId: string): string {
  return paths.booking.replace(':id', encodeURIComponent(bookingId));
}

/** The page of an invoice or credit note. */
export function documentAddress(bookingId: string, documentId: string): string {
  return paths.document
    .replace(':id', encodeURIComponent(bookingId))
    .replace(':documentId', encodeURIComponent(documentId));
}

export function cancellationAddress(bookingId: string): string {
  return paths.cancelBooking.replace(':id', encodeURIComponent(bookingId));
}

type Step = 'summary' | 'review' | 'code' | 'payment' | 'opened' | 'moved';

/** The navigation state of another step. Its heading takes the focus even where the path stays the same. */
export function atStep(step: Step): { step: Step } {
  return { step };
}

export function stepOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('step' in state)) return undefined;
  return typeof state.step === 'string' ? state.step : undefined;
}

/** The navigation state of a quote: the total that the guest chose, to compare with the quote's. */
export function priceSeen(totalMinor: number | undefined): { seenMinor?: number } {
  return totalMinor === undefined ? {} : { seenMinor: totalMinor };
}

/** A page that a dialog with its own address may cover. */
type PageBelow = 'list' | 'booking';

/** The navigation state of a dialog: the page below stays, and going back closes the dialog. */
export function over(page: PageBelow): { pageBelow: PageBelow } {
  return { pageBelow: page };
}

/** The page below a dialog, or undefined when the dialog's address was opened directly. */
export function pageBelow(state: unknown): PageBelow | undefined {
  if (typeof state !== 'object' || state === null || !('pageBelow' in state)) return undefined;
  return state.pageBelow === 'list' || state.pageBelow === 'booking' ? state.pageBelow : undefined;
}
