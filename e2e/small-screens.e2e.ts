import { expect, test } from '@playwright/test';
import { bookFirst, newAddress } from './guest.ts';
import { hotels } from './hotels.ts';
import { open, overflowing } from './look.ts';
import { LOW_SCREEN, openPicture } from './narrow.ts';

test('a low screen belongs to the picture that is open', async ({ page }) => {
  await page.setViewportSize(LOW_SCREEN);
  await open(page, `${hotels.demo.origin}/gallery`);
  const { picture, largestOther } = await openPicture(page);
  expect(picture).toBeGreaterThan(2 * largestOther);
  expect(picture).toBeGreaterThan((LOW_SCREEN.width * LOW_SCREEN.height) / 4);
  expect(await overflowing(page)).toEqual([]);
});

test('a dialog that scrolls shows what Tab reaches, on every way round', async ({ page, request }) => {
  const { origin, location } = hotels.demo;
  await bookFirst(page, request, { origin, location, plan: 'Flexible', email: newAddress('low-dialog') });
  await page.getByRole('link', { name: 'See or change this booking' }).click();
  await page.setViewportSize(LOW_SCREEN);
  await page.getByRole('link', { name: 'Cancel booking' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  const reason = question.getByLabel('Reason');
  await expect(reason).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let pressed = 0; pressed < 5; pressed += 1) {
      await page.keyboard.press(key);
      const focused = question.locator(':focus');
      await expect.soft(focused, `${key} ${pressed}`).toBeInViewport({ ratio: 1 });
      if (await reason.evaluate((field) => field === document.activeElement))
        await expect
          .soft(question.getByText('Reason', { exact: true }), `${key} ${pressed}`)
          .toBeInViewport({ ratio: 1 });
    }
});
