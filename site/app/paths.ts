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
  /** The document for addresses that are not prerendered. */
  application: '/app.html',
} as const;

/** In the query of a page: which house it is about. */
export const LOCATION = 'location';

/** The checkout of a quote that was just made. */
export function checkoutOfQuote(quoteId: string): string {
  return `${paths.checkout}?${new URLSearchParams({ quote: quoteId }).toString()}`;
}

/** The checkout of a booking that waits for its code. */
export function checkoutOfBooking(bookingId: string): string {
  return `${paths.checkout}?${new URLSearchParams({ booking: bookingId }).toString()}`;
}

export function confirmationOf(bookingId: string): string {
  return paths.confirmed.replace(':id', encodeURIComponent(bookingId));
}

/** State of a navigation that opens the next step of a task at the same path: its heading takes the focus. */
export const NEXT_STEP = { isNextStep: true } as const;

/** State of a navigation to a quote: the total that the guest chose, to be compared with the quote's. */
export function priceSeen(totalMinor: number | undefined): { seenMinor?: number } {
  return totalMinor === undefined ? {} : { seenMinor: totalMinor };
}
