/** The steps that every guest takes on the way to a booking. */
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { openStay } from './dates.ts';
import { codeSentTo } from './mailbox.ts';

export interface Details {
  email: string;
  phone: string;
}

/** An address that no other test uses. */
export const newAddress = (name: string): string => `${name}.${Date.now()}@example.com`;

/**
 * Types key by key, as a guest does. Playwright's `fill` sets the value in Firefox from within the page, and React, which
 * has recorded that value then, hears of no change in a field that it controls.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(text);
}

/** Fills in a form for Meera Rao, without sending it. */
export async function fillDetails(page: Page, { email, phone }: Details): Promise<void> {
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email').fill(email);
  await typeInto(page.getByLabel('Phone'), phone);
}

/** The password of every account in the tests. */
export const PASSWORD = 'Marigold-7-ferry';

export async function register(page: Page, details: Details): Promise<void> {
  await fillDetails(page, details);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register and get my code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your e-mail');
}

export async function hold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book and get my code' }).click();
}

export async function expectConfirmed(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/confirmed\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay is booked');
  await expect(page.getByText('Booking Successful')).toBeVisible();
}

interface Wish {
  origin: string;
  location: string;
  /** The start of the name of the button that chooses an offer. */
  plan: 'Flexible' | 'Saver';
  email: string;
  /** About six weeks ahead by default. */
  stay?: { checkIn: string; checkOut: string };
  extra?: string;
}

/** Unfolds the prices of every room, once there are any. */
export async function unfoldPrices(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .waitFor();
  const folded = page.getByRole('main').locator('details:not([open]) > summary');
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().press('Enter');
}

/** Books the first free room of a location that has this plan. Returns the booking's reference. */
export async function bookFirst(page: Page, request: APIRequestContext, wish: Wish): Promise<string> {
  const { origin, location, plan, email, extra } = wish;
  const { checkIn, checkOut } = wish.stay ?? openStay(2);
  await page.goto(`${origin}/book?location=${location}&checkin=${checkIn}&checkout=${checkOut}&rooms=2`);
  await unfoldPrices(page);
  await page
    .getByRole('button', { name: new RegExp(`^Choose ${plan}, `) })
    .first()
    .click();
  if (extra !== undefined) await page.getByRole('button', { name: `Add ${extra}` }).click();
  await fillDetails(page, { email, phone: '98765 43210' });
  await hold(page);
  await typeInto(page.getByLabel('Code'), await codeSentTo(request, origin, email));
  if (plan === 'Saver') await payOnline(page);
  await expectConfirmed(page);
  return (
    await page
      .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .first()
      .innerText()
  ).trim();
}

/** Goes to the test gateway's page and pays. */
async function payOnline(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await expect(page).toHaveURL(/_test-gateway/);
  await page.getByRole('button', { name: /^Pay/ }).click();
}
