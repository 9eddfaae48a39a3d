import { expect, test } from 'vitest';
import { type Endpoint, ENDPOINTS, type EndpointId } from '#schemas/api';
import type { BookingPage } from '#schemas/api-types';
import { sendBookingLinks } from '../bookings/access/send-booking-links.ts';
import { account } from '../test-support/account.ts';
import { cancellationQuote } from '../test-support/booked.ts';
import { BOOKING_EMAIL, newKey, type TestGuest } from '../test-support/guest.ts';
import { signIn } from '../test-support/signed-in.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/**
 * Who may use an endpoint. PUBLIC: everybody, with the same answer. BOOKING: the account of the booking, or the browser
 * of a booking without an account, and its mailed link. QUOTE: the browser that requested it. LIST: everybody, each
 * their own entries. ACCOUNT: the signed-in account. GATEWAY: a sender with the gateway's key.
 * PUBLISHER: a program with a token.
 */
type Audience = 'ACCOUNT' | 'BOOKING' | 'GATEWAY' | 'LIST' | 'PUBLIC' | 'PUBLISHER' | 'QUOTE';

/** A new endpoint fails to compile until it has an entry here (TRUST A4). */
const MATRIX: Record<EndpointId, Audience> = {
  searchAvailability: 'PUBLIC',
  showLowestPrices: 'PUBLIC',
  searchAround: 'PUBLIC',
  showCalendar: 'PUBLIC',
  createQuote: 'PUBLIC',
  showQuote: 'QUOTE',
  createBooking: 'QUOTE',
  listBookings: 'LIST',
  showBooking: 'BOOKING',
  sendCode: 'BOOKING',
  confirmBooking: 'BOOKING',
  extendHold: 'BOOKING',
  startPayment: 'BOOKING',
  handleWebhook: 'GATEWAY',
  quoteCancellation: 'BOOKING',
  cancelBooking: 'BOOKING',
  listRefunds: 'BOOKING',
  listDocuments: 'BOOKING',
  showDocument: 'BOOKING',
  showDocumentFile: 'BOOKING',
  nameCompany: 'BOOKING',
  showCalendarFile: 'BOOKING',
  findBooking: 'PUBLIC',
  openBooking: 'PUBLIC',
  sendContactMessage: 'PUBLIC',
  stopNews: 'PUBLIC',
  register: 'PUBLIC',
  verifyEmail: 'PUBLIC',
  resendCode: 'PUBLIC',
  login: 'PUBLIC',
  logout: 'PUBLIC',
  logoutEverywhere: 'ACCOUNT',
  forgotPassword: 'PUBLIC',
  resetPassword: 'PUBLIC',
  changePassword: 'ACCOUNT',
  showAuthSession: 'PUBLIC',
  showProfile: 'ACCOUNT',
  changeProfile: 'ACCOUNT',
  showPicture: 'ACCOUNT',
  setPicture: 'ACCOUNT',
  removePicture: 'ACCOUNT',
  exportProfile: 'ACCOUNT',
  stopOwnNews: 'ACCOUNT',
  removeProfile: 'ACCOUNT',
  startPublishing: 'PUBLISHER',
  sendContentFile: 'PUBLISHER',
  showPublishing: 'PUBLISHER',
  showHealth: 'PUBLIC',
  showReadiness: 'PUBLIC',
};

const ACTORS = [
  'anonymous',
  'otherGuest',
  'otherAccount',
  'unproven',
  'expired',
  'ownerSession',
  'link',
  'ownerAccount',
  'addressee',
] as const;
type Actor = (typeof ACTORS)[number];

/** Who made the booking: an account that has signed out since, or a guest without an account. */
const MADE_BY = ['account', 'browser'] as const;
type MadeBy = (typeof MADE_BY)[number];

const MAY_QUOTE: readonly Actor[] = ['ownerSession'];
const IS_SIGNED_IN: readonly Actor[] = ['otherAccount', 'ownerAccount', 'addressee'];
const MAY_BOOKING: Record<MadeBy, readonly Actor[]> = {
  account: ['link', 'ownerAccount'],
  browser: ['ownerSession', 'link'],
};

/** As the examples of the API name it. */
const DOCUMENT_ID = 'd8d2b6f0a4c1e79350zjnwp3k3';
const UNKNOWN_ID = '0123456789abcdefghjkmnpqrs';
const OWNER = 'meera.nair@example.com';
/** The booking's e-mail address: it receives the mails and grants no access. */
const BOOKED_FOR = BOOKING_EMAIL;
const DENIED = new Set([401, 403, 404]);

interface Scene {
  server: TestServer;
  browsers: Record<Actor, TestGuest>;
  bookingId: string;
  quoteId: string;
  usedQuoteId: string;
  cancellationQuoteId: string;
}

/** A booking and a quote of one guest, and every kind of requester. */
async function setScene(madeBy: MadeBy): Promise<Scene> {
  const server = await startTestServer();
  const owner = server.guest();
  if (madeBy === 'account') await signIn(server, owner, OWNER);
  const { id: usedQuoteId } = await owner.quote();
  const { body: booking } = await owner.book(usedQuoteId);
  const { id: quoteId } = await owner.quote();
  const { id: cancellationQuoteId } = await cancellationQuote(owner, booking.id);
  await insertDocument(server, booking.id);
  // Only the browser remains: the account signs in elsewhere.
  owner.cookies.delete('verandah');
  const browsers: Scene['browsers'] = {
    anonymous: server.guest(),
    otherGuest: server.guest(),
    otherAccount: server.guest(),
    unproven: server.guest(),
    expired: server.guest(),
    ownerSession: owner,
    link: server.guest(),
    ownerAccount: server.guest(),
    addressee: server.guest(),
  };
  await browsers.otherGuest.quote();
  await openLink(server, browsers.expired, booking.reference);
  await signIn(server, browsers.expired, OWNER);
  await endEverything(server);
  await signIn(server, browsers.otherAccount, 'stranger@example.com');
  // Registered with the owner's address without confirming the mailed code.
  await account.register(browsers.unproven, { email: OWNER });
  await signIn(server, browsers.ownerAccount, OWNER);
  // Signed in with another address than the booking's mails.
  await signIn(server, browsers.addressee, BOOKED_FOR);
  await openLink(server, browsers.link, booking.reference);
  return { server, browsers, bookingId: booking.id, quoteId, usedQuoteId, cancellationQuoteId };
}

async function insertDocument({ context }: TestServer, bookingId: string): Promise<void> {
  const document = ENDPOINTS.showDocument.examples.response;
  await context.db
    .insertInto('tax_documents')
    .values({
      id: DOCUMENT_ID,
      kind: 'INVOICE',
      series: 'U',
      year: '26-27',
      number: 42,
      booking_id: bookingId,
      position: 0,
      seller_id: 'seller',
      location_id: 'harbour',
      language: 'en',
      issued_at: context.clock.now().toISOString(),
      issued_on: '2027-01-16',
      keep_until: '2037-01-16',
      total_minor: document.totalMinor,
      currency: 'INR',
      currency_digits: 2,
      content: JSON.stringify({ document, seller: {} }),
    })
    .execute();
}

async function openLink(server: TestServer, guest: TestGuest, reference: string): Promise<void> {
  const request = { reference, email: BOOKED_FOR };
  await guest.post('/api/v1/bookings/find', request, { 'idempotency-key': newKey() });
  await sendBookingLinks(server.context);
  const links = (await server.guestMails()).flatMap(({ text }) => /access#([\w-]+)/.exec(text)?.[1] ?? []);
  // Only the newest link is valid.
  await Promise.all(links.map((token) => guest.post('/api/v1/bookings/access', { token })));
}

/** Expires all sessions and all access by link. */
async function endEverything({ context }: TestServer): Promise<void> {
  const past = { expires_at: context.clock.now().toISOString() };
  await context.db.updateTable('booking_access').set(past).execute();
  await context.db.updateTable('sessions').set(past).execute();
}

interface Example {
  params?: object;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** The endpoint's example, with the ids of this booking and this quote. */
async function ask(
  { server, browsers, quoteId, cancellationQuoteId }: Scene,
  { endpoint, actor, id }: { endpoint: Endpoint; actor: Actor; id: string },
) {
  const { query = {}, headers, body }: Example = endpoint.examples.request ?? {};
  const quote = endpoint.id === 'cancelBooking' ? cancellationQuoteId : quoteId;
  const quoteOf = endpoint.id === 'createBooking' && id === UNKNOWN_ID ? UNKNOWN_ID : quote;
  const response = await server.app.inject({
    method: endpoint.method as 'GET',
    url: endpoint.path.replace(':id', id).replace(':gateway', 'test').replace(':documentId', DOCUMENT_ID),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: { ...headers, 'idempotency-key': newKey() },
    ...(body === undefined ? {} : { payload: 'quoteId' in body ? { ...body, quoteId: quoteOf } : body }),
    cookies: Object.fromEntries(browsers[actor].cookies),
  });
  return { status: response.statusCode, text: response.body };
}

const endpoints: [EndpointId, Endpoint][] = Object.entries(ENDPOINTS).map(([id, endpoint]) => [
  // The keys of ENDPOINTS are its ids.
  id as EndpointId,
  endpoint,
]);
const ofAudience = (audience: Audience) => endpoints.filter(([id]) => MATRIX[id] === audience);

const whoeverMade = (audience: Audience) =>
  ofAudience(audience).flatMap(([id, endpoint]) => MADE_BY.map((madeBy) => [id, madeBy, endpoint] as const));

test('every endpoint has an audience', () => {
  expect(Object.keys(MATRIX).sort()).toEqual(Object.keys(ENDPOINTS).sort());
});

/** The security that openapi.json states for an endpoint; a public one may still read a session. */
const KNOWS: Record<Exclude<Audience, 'PUBLIC'>, readonly string[]> = {
  BOOKING: ['guest', 'account', 'booking'],
  LIST: ['guest', 'account', 'booking'],
  QUOTE: ['guest'],
  ACCOUNT: ['account'],
  GATEWAY: [],
  PUBLISHER: ['publisher'],
};

test.each(Object.entries(KNOWS))('%s: the files of the API say the same', (audience, cookies) => {
  const calls = ofAudience(audience as Audience).map(([id, { knows = [] }]) => [id, knows]);
  expect(calls).toEqual(calls.map(([id]) => [id, cookies]));
});

test.each([...whoeverMade('BOOKING'), ...whoeverMade('QUOTE')])(
  '%s answers its owners, made by the %s; to others a foreign id is an unknown one',
  async (id, madeBy, endpoint) => {
    const scene = await setScene(madeBy);
    const isQuote = MATRIX[id] === 'QUOTE';
    const subject = isQuote ? scene.quoteId : scene.bookingId;
    const owners = isQuote ? MAY_QUOTE : MAY_BOOKING[madeBy];
    for (const actor of ACTORS) {
      // oxlint-disable-next-line no-await-in-loop -- who may not ask asks first: nothing has changed by then
      const unknown = await ask(scene, { endpoint, actor, id: UNKNOWN_ID });
      // oxlint-disable-next-line no-await-in-loop -- as above
      const answer = await ask(scene, { endpoint, actor, id: subject });
      const isOwner = owners.includes(actor);
      const isDenied = answer.status === 404 && answer.text === unknown.text;
      expect([actor, unknown.status]).toEqual([actor, 404]);
      expect([actor, isDenied]).toEqual([actor, !isOwner]);
      expect([actor, DENIED.has(answer.status)]).toEqual([actor, !isOwner]);
    }
  },
);

test.each(MADE_BY)(
  'a used quote names its booking only to the owner of both, made by the %s',
  async (madeBy) => {
    const { browsers, usedQuoteId, bookingId } = await setScene(madeBy);
    for (const actor of ACTORS) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const shown = await browsers[actor].get(`/api/v1/quotes/${usedQuoteId}`);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const booked = await browsers[actor].book(usedQuoteId);
      const isOwner = MAY_QUOTE.includes(actor) && MAY_BOOKING[madeBy].includes(actor);
      const named = [shown, booked].map(({ text }) => text.includes(bookingId));
      expect([actor, named]).toEqual([actor, [isOwner, isOwner]]);
      expect([actor, booked.status]).toEqual([actor, MAY_QUOTE.includes(actor) ? 409 : 404]);
    }
  },
);

test.each(whoeverMade('LIST'))(
  '%s lists only own bookings, made by the %s',
  async (_id, madeBy, endpoint) => {
    const scene = await setScene(madeBy);
    for (const actor of ACTORS) {
      const everything = { ...endpoint, examples: { ...endpoint.examples, request: {} } };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, text } = await ask(scene, { endpoint: everything, actor, id: '' });
      // Validated by the endpoint's response schema.
      const { items } = JSON.parse(text) as BookingPage;
      const own = MAY_BOOKING[madeBy].includes(actor) ? [scene.bookingId] : [];
      expect([actor, status, items.map((item) => item.id)]).toEqual([actor, 200, own]);
    }
  },
);

test.each(ofAudience('ACCOUNT'))('%s requires a signed-in account', async (_id, endpoint) => {
  const scene = await setScene('account');
  for (const actor of ACTORS) {
    // oxlint-disable-next-line no-await-in-loop -- who may not ask asks first
    const { status } = await ask(scene, { endpoint, actor, id: '' });
    const isSignedIn = IS_SIGNED_IN.includes(actor);
    expect([actor, status === 401]).toEqual([actor, !isSignedIn]);
  }
});

test.each([
  ['GATEWAY', 403],
  // Which token they take: access-tokens.test.ts.
  ['PUBLISHER', 401],
] as const)('%s: what programs ask refuses every browser', async (audience, refusal) => {
  const scene = await setScene('account');
  for (const [id, endpoint] of ofAudience(audience))
    for (const actor of ACTORS) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status } = await ask(scene, { endpoint, actor, id: UNKNOWN_ID });
      expect([id, actor, status]).toEqual([id, actor, refusal]);
    }
});

test('PUBLIC: what is for everybody forbids nobody', async () => {
  const scene = await setScene('account');
  for (const [id, endpoint] of ofAudience('PUBLIC'))
    for (const actor of ACTORS) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, text } = await ask(scene, { endpoint, actor, id: '' });
      expect([id, actor, text.includes('"FORBIDDEN"') || status >= 500]).toEqual([id, actor, false]);
    }
});

test('control: an owner is told apart from others only by what the browser shows', async () => {
  const scene = await setScene('browser');
  const { anonymous, ownerSession } = scene.browsers;
  const request = { endpoint: ENDPOINTS.showBooking, actor: 'anonymous', id: scene.bookingId } as const;
  expect((await ask(scene, request)).status).toBe(404);
  for (const [name, value] of ownerSession.cookies) anonymous.cookies.set(name, value);
  expect((await ask(scene, request)).status).toBe(200);
});
