/** The browser's own size of text is twice the usual one, as readers set it. */
import { expect, test } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { newAddress, register } from './guest.ts';
import { hotels } from './hotels.ts';
import { open, overflowing } from './look.ts';
import { expectNothingSideways, NARROW_PHONE, openPicture } from './narrow.ts';
import { screens } from './screens.ts';

test.use({
  trace: 'off',
  viewport: NARROW_PHONE,
  launchOptions: {
    executablePath: await findChromium(),
    args: [...chromiumArgs, '--lang=en-US', '--blink-settings=defaultFontSize=32'],
  },
});

for (const [hotelName, hotel] of Object.entries(hotels)) {
  test(`scrolls no page sideways, and no header covers it (${hotelName})`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const { name, path, shows } of screens) {
      await open(page, hotel.origin + path.replace('LOCATION', hotel.location));
      await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
      await expectNothingSideways(page, name);
    }
  });

  test(`leaves the field of the code and its words whole (${hotelName})`, async ({ page }) => {
    await open(page, `${hotel.origin}/register`);
    await register(page, { email: newAddress(`large-${hotelName}`), phone: hotel.phone });
    await page.getByLabel('Code').fill('12345');
    await expectNothingSideways(page, 'code');
    const isCut = await page.getByLabel('Code').evaluate((field) => field.scrollWidth > field.clientWidth);
    expect(isCut).toBe(false);
  });
}

test('leaves the open picture the largest thing', async ({ page }) => {
  await open(page, `${hotels.demo.origin}/gallery`);
  const { picture, largestOther } = await openPicture(page);
  expect(picture).toBeGreaterThan(largestOther);
  expect(await overflowing(page)).toEqual([]);
});
