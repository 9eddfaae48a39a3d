/** What every guest does alike on the way to a booking. */
import { expect, type Page } from '@playwright/test';

export interface Details {
  email: string;
  phone: string;
}

/** An address that no other test writes to. */
export const newAddress = (name: string): string => `${name}.${Date.now()}@example.com`;

/** Fills the form of the checkout for Meera Rao, without sending it. */
export async function fillDetails(page: Page, { email, phone }: Details): Promise<void> {
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
}

export async function hold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book and get my code' }).click();
}

export async function expectConfirmed(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/confirmed\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay is booked');
  await expect(page.getByText('Booking Successful')).toBeVisible();
}
