import { ENDPOINTS } from '#schemas/api';

/** Server answers for the checkout tests: the examples of the schemas. */
export const quote = ENDPOINTS.createQuote.examples.response;
export const pending = {
  ...ENDPOINTS.createBooking.examples.response,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
};
export const confirmed = ENDPOINTS.confirmBooking.examples.response;
export const readsQuote = { [`GET /quotes/${quote.id}`]: () => ({ body: quote }) };
export const readsBooking = { [`GET /bookings/${pending.id}`]: () => ({ body: pending }) };
