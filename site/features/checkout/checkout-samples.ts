/** What the server answers in the tests of the checkout: the examples of its schemas. */
import confirm from '../../../schemas/api/bookings/confirm.json';
import create from '../../../schemas/api/bookings/create.json';
import quotes from '../../../schemas/api/quotes/create.json';

export const quote = quotes.examples.response;
export const pending = {
  ...create.examples.response,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
};
export const confirmed = confirm.examples.response;
export const readsQuote = { [`GET /quotes/${quote.id}`]: () => ({ body: quote }) };
export const readsBooking = { [`GET /bookings/${pending.id}`]: () => ({ body: pending }) };
