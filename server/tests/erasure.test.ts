import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Endpoint, type EndpointId, ENDPOINTS } from '#schemas/api';
import type { Booking, CancellationQuote, Quote } from '#schemas/api-types';
import type { Context } from '../context.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { newKey, PLAIN_QUOTE, PLAIN_ROOM, type TestGuest } from '../test-support/guest.ts';
import { pay } from '../test-support/prepaid.ts';
import { sellingHotel } from '../test-support/selling-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import {
  exampleWith,
  fieldsWithWord,
  hasWord,
  WORD,
  writableFields,
  writtenBody,
} from '../test-support/written-words.ts';

const PASSWORD = `${WORD}-A7`;
const OTHER_PASSWORD = `${WORD}-B8`;

/** What a guest cannot invent: the server refuses the word there, which the tests send too. */
const MUST_BE_REAL: readonly string[] = [
  'createQuote.extras[].extraId',
  'createQuote.locationId',
  'createQuote.promo',
  'createQuote.rooms[].ratePlanId',
  'createQuote.rooms[].roomId',
  'findBooking.reference',
  'openBooking.token',
  'sendContactMessage.location',
  'stopNews.token',
];

/** A browser that writes the word wherever a call takes it, and remembers where it was taken. */
interface Writer {
  browser: TestGuest;
  taken: Set<string>;
  call: <Body = unknown>(id: EndpointId, given?: object, params?: Record<string, string>) => Promise<Body>;
}

function createWriter(server: TestServer): Writer {
  const browser = server.guest();
  const taken = new Set<string>();
  return {
    browser,
    taken,
    async call<Body>(id: EndpointId, given: object = {}, params: Record<string, string> = {}) {
      // Codes are sent a minute apart.
      server.clock.forward({ seconds: 61 });
      const endpoint: Endpoint = ENDPOINTS[id];
      const url = endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? '');
      const body = endpoint.body === undefined ? undefined : writtenBody(endpoint, given);
      const headers = { 'idempotency-key': newKey(), 'user-agent': WORD };
      const answer =
        endpoint.method === 'POST'
          ? await browser.post<Body>(url, body, headers)
          : await browser.send<Body>(endpoint.method as 'PUT', url, body, headers);
      if (answer.status >= 300) throw new Error(`${id} answered ${answer.status}: ${answer.text}`);
      for (const field of fieldsWithWord(id, body)) taken.add(field);
      return answer.body;
    },
  };
}

async function codeFor(server: TestServer, subject: RegExp = /./): Promise<string> {
  const mail = (await server.guestMails()).find((each) => subject.test(each.subject));
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}

/** An account with everything that its pages ask, a picture with words in it, and an address that waits for its code. */
async function writeAccount(server: TestServer, { browser, call }: Writer): Promise<void> {
  await call('register');
  await call('verifyEmail', { otp: await codeFor(server) });
  await call('forgotPassword');
  await call('resetPassword', { otp: await codeFor(server) });
  await call('login');
  await call('changePassword', {
    currentPassword: PASSWORD,
    password: OTHER_PASSWORD,
    confirmPassword: OTHER_PASSWORD,
  });
  await call('changeProfile', {
    email: `${WORD}.new@example.com`,
    gender: 'OTHER',
    currentPassword: OTHER_PASSWORD,
  });
  await call('resendCode', { email: `${WORD}.new@example.com` });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a03020' } })
    .withExif({ IFD0: { ImageDescription: WORD, Artist: WORD } })
    .jpeg()
    .toBuffer();
  const put = await browser.send('PUT', '/api/v1/profile/picture', picture, { 'content-type': 'image/jpeg' });
  expect([hasWord(picture.toString('latin1')), put.status]).toEqual([true, 200]);
}

async function hold({ call }: Writer, ratePlanId = 'flexible', guest: object = {}): Promise<Booking> {
  const rooms = [{ ...PLAIN_ROOM, ratePlanId, mealPlan: 'RO' }];
  const quote = await call<Quote>('createQuote', { ...PLAIN_QUOTE, rooms, promo: undefined });
  return call<Booking>('createBooking', { quoteId: quote.id, guest });
}

async function confirm(server: TestServer, { call }: Writer, { id, verification }: Booking): Promise<void> {
  if (verification !== undefined) await call('confirmBooking', { otp: await codeFor(server) }, { id });
}

/** A stay paid at the hotel, one cancelled in the guest's words, and a hold that lapses. */
async function writeBookings(server: TestServer, writer: Writer): Promise<void> {
  const { call } = writer;
  const stay = await hold(writer, 'flexible', { guestEmail: `${WORD}.work@example.com` });
  await confirm(server, writer, stay);
  await call('findBooking', { reference: stay.reference, email: `${WORD}.work@example.com` });
  const cancelled = await hold(writer);
  await confirm(server, writer, cancelled);
  const { id: quoteId } = await call<CancellationQuote>('quoteCancellation', {}, { id: cancelled.id });
  await call('cancelBooking', { quoteId }, { id: cancelled.id });
  await hold(writer);
}

/** A stay that a company pays online, with its invoice, and one whose company never gets one. */
async function writeCompanies(server: TestServer, writer: Writer): Promise<void> {
  const paid = await hold(writer, 'advance');
  await confirm(server, writer, paid);
  await writer.call('nameCompany', {}, { id: paid.id });
  await pay(server, writer.browser, paid);
  const unpaid = await hold(writer);
  await confirm(server, writer, unpaid);
  await writer.call('nameCompany', {}, { id: unpaid.id });
}

async function writeMessages({ call, browser }: Writer): Promise<void> {
  const message = { location: 'harbour', filledInMs: 41_200 };
  await call('sendContactMessage', { ...message, website: '' });
  await call('sendContactMessage', message);
  for (const field of MUST_BE_REAL) {
    const [id = ''] = field.split('.');
    const endpoint: Endpoint = ENDPOINTS[id as EndpointId];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await browser.post(endpoint.path, exampleWith(endpoint, field) as object, {
      'idempotency-key': newKey(),
    });
  }
}

/** Everything that holds the word: `table.column`, or the name of a file of the data folder or of the database. */
async function placesWithWord({ context }: TestServer): Promise<string[]> {
  const tables = await context.db.introspection.getTables();
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        context.db,
      );
      const cells = rows.flatMap((row) => Object.entries(row));
      return cells
        .filter(([, value]) => hasWord(readable(context, value)))
        .map(([column]) => `${name}.${column}`);
    }),
  );
  return [...new Set([...found.flat(), ...filesWithWord(context.config)])].sort();
}

/** A cell as text. What the server can open, whoever has its secret can read. */
function readable({ keys }: Pick<Context, 'keys'>, value: unknown): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1');
  const text = String(value);
  try {
    return keys.open(text);
  } catch {
    return text;
  }
}

function filesWithWord({ dataDir, cacheDir, database }: Context['config']): string[] {
  const files = [dataDir, cacheDir]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    // It stands for the inboxes of guests and hotel: a real server keeps no mail that it has sent.
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('mailbox'))
    .map(({ parentPath, name }) => join(parentPath, name));
  const pages = database.kind === 'sqlite' ? [database.file, `${database.file}-wal`] : [];
  return [...files, ...pages.filter((file) => existsSync(file))]
    .filter((file) => hasWord(readFileSync(file, 'latin1')))
    .map((file) => file.split('/').at(-1) ?? file);
}

function hotelWithInvoices() {
  const catalogue = sellingHotel();
  for (const room of catalogue.locations.flatMap(({ rooms }) => rooms)) room.capacity = 9;
  for (const { ratePlans } of catalogue.locations)
    for (const plan of ratePlans) if (plan.id === 'advance') plan.payment = 'PAY_NOW';
  return catalogue;
}

/** Where the word stands before, so that nothing is gone only because it never came. */
const WRITTEN = [
  'booking_finds.sealed',
  'bookings.cancellation_reason',
  'bookings.email',
  'bookings.first_name',
  'bookings.last_name',
  'bookings.phone',
  'bookings.requests',
  'codes.email',
  'idempotency_keys.answer',
  'news_consents.email',
  'news_consents.text',
  'outbox.sealed',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.phone',
  'verandah.sqlite-wal',
];

/** What tax law keeps after the guest is erased, for a time of its own. */
const KEPT_BY_LAW = ['tax_documents.content'];
const isOfTable = (place: string): boolean => KEPT_BY_LAW.includes(place) || !place.includes('.sqlite');

// Some thirty requests in one guest's life, each with its mails: on a busy machine that takes longer than most tests.
const LONG_MS = 60_000;

test(
  'every field that takes a word is filled in before the guest is erased, and only documents keep it',
  { timeout: LONG_MS },
  async () => {
    const server = await startTestServer({ catalogue: hotelWithInvoices() });
    const writer = createWriter(server);
    await writeAccount(server, writer);
    await writeBookings(server, writer);
    await writeCompanies(server, writer);
    await writeMessages(writer);
    await leave(server, writer);
    const untouched = writableFields().filter((field) => !writer.taken.has(field));
    expect(untouched).toEqual(MUST_BE_REAL);
    // The pages of the database hold the documents, so that its files prove nothing here.
    expect((await placesWithWord(server)).filter(isOfTable)).toEqual(KEPT_BY_LAW);
  },
);

/** Deletes the account after the stays, and does what a running server does next. */
async function leave(server: TestServer, { call }: Writer): Promise<void> {
  server.clock.forward({ days: 60 });
  await cleanUp(server.context);
  await call('login', { password: OTHER_PASSWORD });
  await call('removeProfile', { currentPassword: OTHER_PASSWORD });
  await server.mails();
  await cleanUp(server.context);
}

test(
  'an erased account leaves no word that its guest wrote, in any table or file',
  { timeout: LONG_MS },
  async () => {
    const server = await startTestServer();
    const writer = createWriter(server);
    await writeAccount(server, writer);
    await writeBookings(server, writer);
    await writeMessages(writer);
    expect(await placesWithWord(server)).toEqual(WRITTEN);
    await leave(server, writer);
    expect(await placesWithWord(server)).toEqual([]);
    expect(server.logs.filter(hasWord)).toEqual([]);
  },
);

test('a guest without an account is forgotten as wholly by age', async () => {
  const server = await startTestServer({ env: { GUEST_DATA_DAYS: '30' } });
  const writer = createWriter(server);
  await writeBookings(server, writer);
  await writeMessages(writer);
  expect(await placesWithWord(server)).toContain('bookings.requests');
  server.clock.forward({ days: 90 });
  await server.mails();
  await cleanUp(server.context);
  expect(await placesWithWord(server)).toEqual([]);
});
