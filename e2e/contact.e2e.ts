import { expect, test } from '@playwright/test';
import { newAddress } from './guest.ts';
import { hotels } from './hotels.ts';
import { mailsTo } from './mailbox.ts';
import { watch } from './watch.ts';

const { origin } = hotels.demo;

test('a message reaches the house that was chosen, and the guest gets a receipt', async ({
  page,
  request,
}) => {
  const watched = await watch(page, origin);
  const email = newAddress('contact');
  await page.goto(`${origin}/contact?location=kochi`);
  await expect(page.getByLabel('Location')).toHaveValue('kochi');
  await page.getByLabel('Name').fill('Meera Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('98123 45678');
  await page.getByLabel('Message').fill('Is there a boat on Sundays?\nWe are five.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message has been sent successfully')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(async () => {
    const [receipt] = await mailsTo(request, origin, email);
    expect(receipt?.text).toContain('Kochi');
    const toTheHouse = await mailsTo(request, origin, 'kochi@thekesar.example');
    expect(toTheHouse.map(({ text }) => text).join()).toContain('Is there a boat on Sundays?');
  }).toPass({ timeout: 10_000 });
  expect(watched.problems).toEqual([]);
});

test('each empty field says what it wants, in the words of the specification', async ({ page }) => {
  await page.goto(`${origin}/contact`);
  await page.getByRole('button', { name: 'Send message' }).click();
  const summary = page.getByRole('alert');
  for (const message of [
    'Name is required',
    'Email is required',
    'Phone is required',
    'Please select a location',
    'Message is required',
  ]) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  }
  await summary.getByRole('link', { name: 'Please select a location' }).click();
  await expect(page.getByLabel('Location')).toBeFocused();
});

test('a phone number from abroad brings its country, and what is no number is called so', async ({
  page,
}) => {
  await page.goto(`${origin}/contact`);
  await expect(page.getByLabel('Country code')).toHaveValue('+91 India');
  await page.getByLabel('Phone').fill('abc');
  await page.getByRole('button', { name: 'Send message' }).click();
  const summary = page.getByRole('alert');
  await summary.getByRole('link', { name: 'Enter a valid phone number' }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await expect(page.getByLabel('Country code')).toHaveValue('+44 United Kingdom');
  await expect(page.getByLabel('Phone')).toHaveValue('20 7946 0000');
  await expect(page.getByText('Enter a valid phone number')).toHaveCount(0);
});

test('a message that cannot be sent stays in the form', async ({ page }) => {
  await page.goto(`${origin}/contact?location=manali`);
  await page.route('**/api/v1/contact-messages', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'The desk is flooded' } }),
  );
  await page.getByLabel('Name').fill('Meera Rao');
  await page.getByLabel('Email').fill('meera@example.com');
  await page.getByLabel('Phone').fill('+919812345678');
  await page.getByLabel('Message').fill('Is the path open in March?');
  await page.getByRole('button', { name: 'Send message' }).click();
  // A form that was filled in instantly waits first, and three tries take three more seconds.
  const failed = page.getByRole('main').getByText('Something went wrong');
  await expect(failed).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('The desk is flooded')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Is the path open in March?');
});
