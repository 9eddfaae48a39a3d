import { expect, test } from 'vitest';
import type {
  AccountExport,
  AuthSession,
  Profile,
  Refusal,
  TaxDocument,
  TaxDocumentList,
} from '#schemas/api-types';
import { OTHER_PASSWORD, PASSWORD, signedInGuest } from '../test-support/account.ts';
import { cancelStay } from '../test-support/booked.ts';
import { pay, pendingStay, verify } from '../test-support/prepaid.ts';
import { prepaidSellingHotel } from '../test-support/selling-hotel.ts';
import { HINDI } from '../test-support/hindi.ts';
import { PLAIN_QUOTE } from '../test-support/guest.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer } from '../test-support/test-server.ts';

const IN_TWO_LANGUAGES = { languages: { hi: HINDI } };

test('a quote is in the language of its page, and its booking in that of the quote', async () => {
  const server = await startTestServer({ ...IN_TWO_LANGUAGES, guestsRead: 'hi' });
  const guest = server.guest();
  const quote = await guest.quote();
  const { body: booking } = await guest.book(quote.id);
  expect([quote.language, booking.language]).toEqual(['hi', 'hi']);
  const rows = await server.context.db
    .selectFrom('quotes')
    .innerJoin('booking_terms', 'booking_terms.quote_id', 'quotes.id')
    .innerJoin('bookings', 'bookings.terms_id', 'booking_terms.id')
    .select(['quotes.language as asked', 'bookings.language as booked'])
    .execute();
  expect(rows).toEqual([{ asked: 'hi', booked: 'hi' }]);
});

test.each([undefined, 'pt', '', '../../etc', 'constructor', 'en'])(
  'a page that says %j gets the language of the hotel',
  async (guestsRead) => {
    const server = await startTestServer({
      ...IN_TWO_LANGUAGES,
      ...(guestsRead === undefined ? {} : { guestsRead }),
    });
    expect(await server.guest().quote()).toMatchObject({ language: 'en' });
  },
);

test('what a browser prefers is not asked: a page and its messages are in one language', async () => {
  const server = await startTestServer(IN_TWO_LANGUAGES);
  const { body } = await server.guest().get<Refusal>('/api/v1/nothing', { 'accept-language': 'hi' });
  expect(body.message).toBe('This was not found. Please reload the page');
});

test('a refusal is in the language of the page', async () => {
  const server = await startTestServer({ ...IN_TWO_LANGUAGES, guestsRead: 'hi' });
  const { body } = await server.guest().get<Refusal>('/api/v1/nothing');
  expect(body).toMatchObject({ code: 'NOT_FOUND', message: 'यह नहीं मिला। कृपया पेज दोबारा लोड करें' });
});

test('the new price for an expired quote is in the language of the old one', async () => {
  const server = await startTestServer({ ...IN_TWO_LANGUAGES, guestsRead: 'hi' });
  const guest = server.guest();
  const { id } = await guest.quote();
  server.clock.forward({ minutes: 31 });
  const { body } = await guest.get<Refusal>(`/api/v1/quotes/${id}`, { 'x-language': 'en' });
  expect(body).toMatchObject({ code: 'QUOTE_EXPIRED', details: { quote: { language: 'hi' } } });
});

test('an account is in the language of the page on which it was opened', async () => {
  const server = await startTestServer({ ...IN_TWO_LANGUAGES, guestsRead: 'hi' });
  const guest = await signedInGuest(server, { email: 'meera.nair@example.com' });
  const [session, profile] = [
    await guest.get<AuthSession>('/api/v1/auth/session'),
    await guest.get<Profile>('/api/v1/profile'),
  ];
  const { body: file } = await guest.post<AccountExport>('/api/v1/profile/export');
  expect([session.body.account?.language, profile.body.language]).toEqual(['hi', 'hi']);
  expect(file.profile.language).toBe('hi');
});

test('a code is in the language of the page that asks; what an owner is told, in that of the account', async () => {
  const server = await startTestServer(IN_TWO_LANGUAGES);
  const email = 'meera.nair@example.com';
  const guest = await signedInGuest(server, { email });
  const inHindi = { 'x-language': 'hi' };
  await guest.send(
    'PATCH',
    '/api/v1/profile',
    { email: 'new@example.com', currentPassword: PASSWORD },
    inHindi,
  );
  await server.guest().post('/api/v1/auth/forgot-password', { email }, inHindi);
  const words = { currentPassword: PASSWORD, password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD };
  await guest.post('/api/v1/auth/change-password', words, inHindi);
  const told = (await server.mails()).map(({ to, subject }) => `${to.address}: ${subject}`);
  expect(told).toEqual(
    expect.arrayContaining([
      'new@example.com: Small Hotel के लिए आपका कोड',
      `${email}: Your code for a new password at Small Hotel`,
      `${email}: Your password at Small Hotel was changed`,
    ]),
  );
});

test('the mails, the documents and the calendar file of a booking are in the language of its row', async () => {
  const catalogue = prepaidSellingHotel();
  const server = await startTestServer({ ...IN_TWO_LANGUAGES, catalogue });
  const guest = server.guest();
  const pending = await pendingStay(guest);
  await server.context.db.updateTable('bookings').set({ language: 'hi' }).execute();
  await verify(server, guest, pending);
  await pay(server, guest, pending);
  await cancelStay(guest, pending.id);
  const { name } = pending.location;
  const subjects = (await server.guestMails()).map(({ subject }) => subject);
  expect(subjects.slice(0, 2).toSorted()).toEqual([
    `${name} में आपकी बुकिंग ${pending.reference} की पुष्टि हो गई है`,
    `${name} में आपकी बुकिंग ${pending.reference} रद्द कर दी गई है`,
  ]);
  const address = `/api/v1/bookings/${pending.id}`;
  const { items } = (await guest.get<TaxDocumentList>(`${address}/documents`)).body;
  const documents = await Promise.all(
    items.map(async ({ id }) => (await guest.get<TaxDocument>(`${address}/documents/${id}`)).body),
  );
  expect(documents).toMatchObject([
    { language: 'hi', locale: 'hi-IN', words: { title: 'चालान', settled: 'पूरा भुगतान हो चुका है।' } },
    { language: 'hi', locale: 'hi-IN', words: { title: 'क्रेडिट नोट' } },
  ]);
  const rows = await server.context.db.selectFrom('tax_documents').select('language').execute();
  expect(rows).toEqual([{ language: 'hi' }, { language: 'hi' }]);
  const { text: pdf } = await guest.get(`${address}/documents/${items[0]?.id}/file.pdf`);
  expect(pdf).toContain('/Lang (hi)');
  const { text: calendar } = await guest.get(`${address}/calendar.ics`);
  expect(calendar).toContain(`SUMMARY:${name} में ठहरना`);
});

test('a hotel can have another language than English', async () => {
  const catalogue = smallHotel();
  catalogue.hotel.language = 'hi';
  const server = await startTestServer({ catalogue });
  const { body } = await server.guest().post('/api/v1/quotes', PLAIN_QUOTE);
  expect(body).toMatchObject({ language: 'hi' });
});
