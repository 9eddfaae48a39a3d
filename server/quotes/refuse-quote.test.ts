import { expect, test } from 'vitest';
import { startTestServer } from '../test-support/test-server.ts';

test('a used quote leads to its booking, even when its price has run out meanwhile', async () => {
  const server = await startTestServer();
  const browser = server.guest();
  const quote = await browser.quote();
  const { body: booking } = await browser.book(quote.id);
  const used = { code: 'STATE_CONFLICT', details: { bookingId: booking.id } };
  expect((await browser.get(`/api/v1/quotes/${quote.id}`)).body).toMatchObject(used);
  server.clock.forward({ minutes: 40 });
  expect((await browser.get(`/api/v1/quotes/${quote.id}`)).body).toMatchObject(used);
  expect((await browser.book(quote.id)).body).toMatchObject(used);
});
