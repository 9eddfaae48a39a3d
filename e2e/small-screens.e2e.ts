import { expect, test } from '@playwright/test';
import { bookFirst, newAddress } from './guest.ts';
import { hotels } from './hotels.ts';
import { focusFaultsOfTabs, open, overflowing } from './look.ts';
import { expectNothingSideways, NARROW_PHONE, openPicture } from './narrow.ts';
import { screens } from './screens.ts';

/** A desktop of 1280 × 1024 at 400 %. */
const LOW = { width: 320, height: 256 };
const TABS = 12;

for (const [hotelName, hotel] of Object.entries(hotels)) {
  test(`a low screen belongs to the page, not to its header, and text twice as large scrolls nothing sideways (${hotelName})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const { name, path, shows } of screens) {
      await page.setViewportSize(LOW);
      await open(page, hotel.origin + path.replace('LOCATION', hotel.location));
      await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
      // The consent question appears last, and must not cover the focus.
      await page.waitForLoadState('networkidle');
      await expectNothingSideways(page, name);
      expect.soft(await focusFaultsOfTabs(page, TABS), `${name}: focus`).toEqual([]);

      await page.setViewportSize(NARROW_PHONE);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectNothingSideways(page, `${name}, twice as large`);
    }
  });
}

test('a low screen belongs to the picture that is open', async ({ page }) => {
  await page.setViewportSize(LOW);
  await open(page, `${hotels.demo.origin}/gallery`);
  const { picture, largestOther } = await openPicture(page);
  expect(picture).toBeGreaterThan(2 * largestOther);
  expect(picture).toBeGreaterThan((LOW.width * LOW.height) / 4);
  expect(await overflowing(page)).toEqual([]);
});

test('a dialog that scrolls shows what Tab reaches, on every way round', async ({ page, request }) => {
  const { origin, location } = hotels.demo;
  await bookFirst(page, request, { origin, location, plan: 'Flexible', email: newAddress('low-dialog') });
  await page.getByRole('link', { name: 'See or change this booking' }).click();
  await page.setViewportSize(LOW);
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
