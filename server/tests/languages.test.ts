import { expect, test } from 'vitest';
import type { AuthSession, Profile, Refusal } from '#schemas/api-types';
import { OTHER_PASSWORD, PASSWORD, signedInGuest } from '../test-support/account.ts';
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
    .innerJoin('bookings', 'bookings.quote_id', 'quotes.id')
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
  expect([session.body.account?.language, profile.body.language]).toEqual(['hi', 'hi']);
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

test('a hotel can have another language than English', async () => {
  const catalogue = smallHotel();
  catalogue.hotel.language = 'hi';
  const server = await startTestServer({ catalogue });
  const { body } = await server.guest().post('/api/v1/quotes', PLAIN_QUOTE);
  expect(body).toMatchObject({ language: 'hi' });
});
