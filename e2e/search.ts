/** The search form, as every journey fills it in: where, when and who. */
import { expect, type Locator, type Page } from '@playwright/test';
import { typeInto } from './guest.ts';
import type { Keyboard } from './keyboard.ts';

interface Stay {
  checkIn: string;
  checkOut: string;
}

interface Wanted extends Stay {
  /** The name of the location. Leave it out where the hotel has only one. */
  location?: string;
}

export const calendarOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'When would you like to come?' });

export const datesField = (page: Page): Locator =>
  page.getByRole('search').getByRole('button', { name: /^When/ });

/** Opens the calendar. Its code comes with the first press. */
export async function openCalendar(page: Page): Promise<Locator> {
  await datesField(page).click();
  const calendar = calendarOf(page);
  await expect(calendar.getByText('Type the dates')).toBeVisible();
  return calendar;
}

/** Chooses dates by typing them in the calendar. */
export async function chooseDates(page: Page, { checkIn, checkOut }: Stay): Promise<void> {
  const calendar = await openCalendar(page);
  await calendar.getByText('Type the dates').click();
  await typeInto(calendar.getByRole('textbox', { name: 'Check-in' }), checkIn);
  await typeInto(calendar.getByRole('textbox', { name: 'Check-out' }), checkOut);
  await calendar.getByRole('textbox', { name: 'Check-out' }).press('Enter');
  await calendar.getByRole('button', { name: 'Done' }).click();
  await expect(calendar).toBeHidden();
}

/** Fills in the form and sends it. */
export async function searchFor(page: Page, { location, ...stay }: Wanted): Promise<void> {
  const form = page.getByRole('search');
  if (location !== undefined) await form.getByLabel('Where').selectOption({ label: location });
  await chooseDates(page, stay);
  await form.getByRole('button', { name: 'Search', exact: true }).click();
}

/** Types the dates in the calendar without a mouse, and closes it with Done. */
export async function typeDates(page: Page, keyboard: Keyboard, { checkIn, checkOut }: Stay): Promise<void> {
  await keyboard.tabTo(datesField(page));
  await keyboard.press('Enter');
  const calendar = calendarOf(page);
  await expect(calendar.getByText('Type the dates')).toBeVisible();
  await keyboard.tabTo(calendar.locator('summary', { hasText: 'Type the dates' }));
  await keyboard.press('Enter');
  await keyboard.tabTo(calendar.getByRole('textbox', { name: 'Check-in' }));
  await keyboard.type(checkIn);
  await keyboard.tabTo(calendar.getByRole('textbox', { name: 'Check-out' }));
  await keyboard.type(checkOut);
  await keyboard.tabTo(calendar.getByRole('button', { name: 'Done' }));
  await keyboard.press('Enter');
  await expect(calendar).toBeHidden();
}

/** Opens the form that is folded under the line with the search. */
export async function editSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Edit your search/ }).click();
}

/** Unfolds the order and the filters of the results, where the hotel serves more than one meal plan. */
export async function unfoldMeals(page: Page): Promise<Locator> {
  const meals = page.getByLabel('Meals');
  const fold = page.locator('summary', { hasText: 'Sort and filter' });
  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
  if ((await fold.count()) > 0 && !(await meals.isVisible())) await fold.click();
  return meals;
}

/** Shows the rates of one meal plan. */
export async function chooseMeals(page: Page, label: string): Promise<void> {
  const meals = await unfoldMeals(page);
  await meals.selectOption({ label });
}
