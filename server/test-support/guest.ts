import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Booking, CreateQuoteRequest, Quote, Refusal, RoomChoice } from '#schemas/api-types';
import { LANGUAGE_HEADER } from '#schemas/language';
import { assertDocumented } from './assert-documented.ts';

/** An answer, with its body parsed if it is JSON. */
export interface TestAnswer<Body> {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: Body;
  text: string;
}

/** A guest's browser: keeps cookies and sends HTTP requests. */
export interface TestGuest {
  cookies: Map<string, string>;
  get: <Body>(url: string, headers?: Record<string, string>) => Promise<TestAnswer<Body>>;
  post: <Body>(url: string, body?: object, headers?: Record<string, string>) => Promise<TestAnswer<Body>>;
  send: <Body>(
    method: 'DELETE' | 'PATCH' | 'PUT',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<TestAnswer<Body>>;
  quote: (changes?: Partial<CreateQuoteRequest>) => Promise<Quote>;
  /** Books a quote, with a new idempotency key unless one is given. */
  book: (
    quoteId: string,
    changes?: { key?: string; guest?: object; extra?: object },
  ) => Promise<TestAnswer<Booking & Refusal>>;
}

export const PLAIN_ROOM: RoomChoice = {
  roomId: 'quay-room',
  ratePlanId: 'flexible',
  mealPlan: 'BB',
  adults: 2,
  childAges: [],
  extraBeds: 0,
};

/** One room for two adults and two nights in the small hotel. */
export const PLAIN_QUOTE: CreateQuoteRequest = {
  locationId: 'harbour',
  checkIn: '2027-01-14',
  checkOut: '2027-01-16',
  rooms: [PLAIN_ROOM],
  extras: [],
};

/** The same stay in the other location, which has another zone and no meals. */
export const ISLAND_STAY = {
  locationId: 'island',
  rooms: [{ ...PLAIN_ROOM, roomId: 'beach-room', ratePlanId: 'island-flexible', mealPlan: 'RO' }],
} satisfies Partial<CreateQuoteRequest>;

/**
 * The price of PLAIN_QUOTE, calculated by hand. Thursday: 6,377.29 + 2 x 333.33 = 7,043.95, taxed at 7.25 %. Friday:
 * 7,123.45 + 2 x 333.33 = 7,790.11, above 7,500 and taxed at 12.5 %.
 */
export const PLAIN_PRICE = {
  thursday: { netMinor: 704_395, taxMinor: 51_069, totalMinor: 755_464 },
  friday: { netMinor: 779_011, taxMinor: 97_376, totalMinor: 876_387 },
  netMinor: 1_483_406,
  taxMinor: 148_445,
  totalMinor: 1_631_851,
} as const;

/** The address for booking mails; the account of `signIn` has another. */
export const BOOKING_EMAIL = 'nair.family@example.com';

const PLAIN_GUEST = {
  guestFirstName: 'Meera',
  guestLastName: 'Nair',
  guestEmail: BOOKING_EMAIL,
  guestPhone: '+919812345678',
};

export function newKey(): string {
  return randomBytes(16).toString('base64url');
}

interface SentRequest {
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  payload?: object;
}

interface SentAnswer {
  statusCode: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
  cookies: { name: string; value: string }[];
}

/** Sends a guest's requests to a server. */
export type Line = (request: SentRequest, cookies: ReadonlyMap<string, string>) => Promise<SentAnswer>;

/** Sends requests to an app in this process. @param language that the guest reads; the hotel's own by default. */
export function inProcess(app: () => FastifyInstance, network?: string, language?: string): Line {
  const added: Record<string, string> = {
    ...(network === undefined ? {} : { 'x-forwarded-for': network }),
    ...(language === undefined ? {} : { [LANGUAGE_HEADER]: language }),
  };
  return (request, cookies) =>
    app().inject({
      ...request,
      headers: { ...added, ...request.headers },
      cookies: Object.fromEntries(cookies),
    });
}

/** Sends requests to an address, with a proxy's added headers. */
export function overHttp(address: string, added: Record<string, string> = {}): Line {
  return async ({ method, url, headers, payload }, cookies) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(url, address), {
      method,
      headers: {
        ...headers,
        ...added,
        cookie,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
      cookies: response.headers.getSetCookie().map((text) => {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        return { name, value: decodeURIComponent(value) };
      }),
    };
  };
}

export function createGuest(line: Line): TestGuest {
  const cookies = new Map<string, string>();
  const ask = async <Body>(options: SentRequest): Promise<TestAnswer<Body>> => {
    const response = await line(options, cookies);
    for (const { name, value } of response.cookies) cookies.set(name, value);
    const isJson = String(response.headers['content-type']).includes('json');
    // Tests name the answer that they expect and check its fields.
    const body = (isJson ? JSON.parse(response.body) : undefined) as Body;
    const answer = { status: response.statusCode, headers: response.headers, body, text: response.body };
    assertDocumented(options, answer);
    return answer;
  };
  const guest: TestGuest = {
    cookies,
    get: (url, headers = {}) => ask({ method: 'GET', url, headers }),
    post: (url, body, headers = {}) =>
      ask({ method: 'POST', url, headers, ...(body === undefined ? {} : { payload: body }) }),
    send: (method, url, body, headers = {}) =>
      ask({ method, url, headers, ...(body === undefined ? {} : { payload: body }) }),
    async quote(changes = {}) {
      const answer = await guest.post<Quote>('/api/v1/quotes', { ...PLAIN_QUOTE, ...changes });
      if (answer.status !== 201) throw new Error(`No quote: ${answer.text}`);
      return answer.body;
    },
    book: (quoteId, { key = newKey(), guest: details = {}, extra = {} } = {}) =>
      guest.post(
        '/api/v1/bookings',
        { quoteId, guest: { ...PLAIN_GUEST, ...details }, ...extra },
        { 'idempotency-key': key },
      ),
  };
  return guest;
}
