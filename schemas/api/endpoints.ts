import searchAvailability from './availability/search.json' with { type: 'json' };
import confirmBooking from './bookings/confirm.json' with { type: 'json' };
import createBooking from './bookings/create.json' with { type: 'json' };
import extendHold from './bookings/extend-hold.json' with { type: 'json' };
import sendCode from './bookings/send-code.json' with { type: 'json' };
import showBooking from './bookings/show.json' with { type: 'json' };
import showHealth from './health/health.json' with { type: 'json' };
import showReadiness from './health/ready.json' with { type: 'json' };
import createQuote from './quotes/create.json' with { type: 'json' };
import showQuote from './quotes/show.json' with { type: 'json' };

/** One call of the API: everything that server, site, stories and openapi.json have to know of it. */
export interface Endpoint {
  id: string;
  method: string;
  /** With `:name` for what varies. */
  path: string;
  summary: string;
  params?: object;
  query?: object;
  headers?: object;
  body?: object;
  /** Answers by status; refusals are listed by code. */
  responses: Readonly<Record<string, object>>;
  errors: readonly string[];
  examples: { request?: object; response: object };
}

/** Every endpoint, by its id. */
export const ENDPOINTS = {
  searchAvailability,
  createQuote,
  showQuote,
  createBooking,
  showBooking,
  sendCode,
  confirmBooking,
  extendHold,
  showHealth,
  showReadiness,
} satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof ENDPOINTS;
