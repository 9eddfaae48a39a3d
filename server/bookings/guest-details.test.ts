import { expect, test } from 'vitest';
import { startTestServer } from '../test-support/test-server.ts';

test.each([
  ['guestFirstName', '', 'First name is required'],
  ['guestLastName', '', 'Last name is required'],
  ['guestEmail', '', 'Email is required'],
  ['guestEmail', 'a', 'Enter a valid Email'],
  ['guestPhone', '', 'Phone is required'],
  ['guestPhone', '1', 'Enter a valid phone number'],
])('refuses the %s %j in the words of the form', async (field, value, message) => {
  const { guest } = await startTestServer();
  const browser = guest();
  const answer = await browser.book((await browser.quote()).id, { guest: { [field]: value } });
  expect([answer.status, answer.body]).toMatchObject([422, { messages: [{ field, message }] }]);
});

test('names every empty field at once', async () => {
  const { guest } = await startTestServer();
  const browser = guest();
  const answer = await browser.book((await browser.quote()).id, {
    guest: { guestFirstName: '', guestLastName: '', guestEmail: '', guestPhone: '' },
  });
  expect(answer.body).toMatchObject({
    messages: [
      { field: 'guestFirstName', message: 'First name is required' },
      { field: 'guestLastName', message: 'Last name is required' },
      { field: 'guestEmail', message: 'Email is required' },
      { field: 'guestPhone', message: 'Phone is required' },
    ],
  });
});

test('optional fields may be empty', async () => {
  const { guest } = await startTestServer();
  const browser = guest();
  const extra = { requests: '', arrivalTime: '' };
  const { status, body } = await browser.book((await browser.quote()).id, { extra });
  expect(status).toBe(201);
  expect(body).not.toHaveProperty('requests');
  expect(body).not.toHaveProperty('arrivalTime');
});
