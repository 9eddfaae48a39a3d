import { expect, test } from '@playwright/test';
import { hotels } from './hotels.ts';
import { open } from './look.ts';
import { watch } from './watch.ts';

const { origin } = hotels.demo;
// However many pictures the demo's album holds.
const PICTURE_4 = /^Picture 4 of \d+$/;

test('going back closes the open picture, and only the picture', async ({ page }) => {
  const watched = await watch(page, origin);
  await open(page, `${origin}/about`);
  await page.getByRole('navigation').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(`${origin}/gallery`);
  const pictures = page.getByRole('tabpanel').getByRole('button');
  const dialog = page.getByRole('dialog');

  await pictures.nth(2).click();
  await dialog.getByRole('button', { name: /next/i }).click();
  await expect(dialog.getByText(PICTURE_4)).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${origin}/gallery`);
  await expect(pictures.nth(3)).toBeFocused();

  await page.goForward();
  await expect(dialog.getByText(PICTURE_4)).toBeVisible();
  await page.reload();
  await expect(dialog.getByText(PICTURE_4)).toBeVisible();
  // The second Escape comes while the first is being handled.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${origin}/gallery`);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${origin}/gallery`);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/about`);
  expect(watched.problems).toEqual([]);
});
