/** The browser's text size is doubled, as readers set it. */
import { expect, test } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { openStay } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress, register, unfoldPrices } from './guest.ts';
import { hotels } from './hotels.ts';
import { open, overflowing } from './look.ts';
import { codeSentTo } from './mailbox.ts';
import { expectNothingSideways, NARROW_PHONE, openPicture } from './narrow.ts';
import { screens } from './screens.ts';

test.use({
  viewport: NARROW_PHONE,
  launchOptions: {
    executablePath: await findChromium(),
    args: [...chromiumArgs, '--lang=en-US', '--blink-settings=defaultFontSize=32'],
  },
});

const { checkIn, checkOut } = openStay(2);

/** The texts are the longest that the rules allow. The stories are measured with large text too. */
const hotel = hotels.awkward;

test('scrolls no page sideways, and no header covers it', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { name, path, shows } of screens) {
    await open(page, hotel.origin + path.replace('LOCATION', hotel.location));
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
    await expectNothingSideways(page, name);
  }
});

test('leaves the field of the code and its words whole, and the profile', async ({ page, request }) => {
  const email = newAddress('large');
  await open(page, `${hotel.origin}/register`);
  await register(page, { email, phone: hotel.phone });
  await page.getByLabel('Code').fill('12345');
  await expectNothingSideways(page, 'code');
  const isCut = await page.getByLabel('Code').evaluate((field) => field.scrollWidth > field.clientWidth);
  expect(isCut).toBe(false);
  await page.getByLabel('Code').fill(await codeSentTo(request, hotel.origin, email));
  await expect(page.getByLabel('Gender')).toBeVisible();
  await expectNothingSideways(page, 'profile');
});

test('scrolls nothing sideways from the price to the cancelled stay', async ({ page, request }) => {
  test.setTimeout(120_000);
  const { origin, location, phone } = hotel;
  const email = newAddress('large-stay');
  await open(page, `${origin}/book?location=${location}&checkin=${checkIn}&checkout=${checkOut}&rooms=2`);
  await unfoldPrices(page);
  // The most expensive stay that is paid at the hotel.
  await page
    .getByRole('button', { name: /^Choose (Flexible|Donaudampf)/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Price details' }).click();
  await expect(page.getByRole('row', { name: /^Total reservation charges/ })).toBeVisible();
  await expectNothingSideways(page, 'checkout with the price details');
  await page.getByRole('button', { name: 'Hide details' }).click();
  await fillDetails(page, { email, phone });
  await hold(page);
  await expect(page.getByLabel('Code')).toBeVisible();
  await expectNothingSideways(page, 'code of the held room');
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await expectConfirmed(page);
  await expectNothingSideways(page, 'receipt');
  await page.getByRole('link', { name: 'See or cancel this booking' }).click();
  await expect(page.getByRole('row', { name: /^Total reservation charges/ })).toBeVisible();
  await expectNothingSideways(page, 'one booking');
  await page.getByRole('link', { name: 'Cancel booking' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await question.getByLabel('Reason').fill('Our plans have changed.');
  await expectNothingSideways(page, 'question before cancelling');
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  const done = page.getByRole('alertdialog', { name: 'Your booking is cancelled' });
  await expect(done).toBeVisible();
  await expectNothingSideways(page, 'cancelled');
  await done.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Booking Cancelled')).toBeVisible();
  await expectNothingSideways(page, 'one cancelled booking');
  await page.getByRole('link', { name: 'All your bookings' }).click();
  await expect(page.getByRole('link', { name: /^View booking/ })).toBeVisible();
  await expectNothingSideways(page, 'bookings');
});

test('scrolls nothing sideways while prices are on their way', async ({ page }) => {
  const { origin, location } = hotels.demo;
  await page.route('**/api/v1/availability/**', () => undefined);
  const searched = `/book?location=${location}&checkin=${checkIn}&checkout=${checkOut}&rooms=2`;
  for (const path of ['/', `/${location}`, searched]) {
    await open(page, origin + path);
    expect(await overflowing(page), path).toEqual([]);
  }
});

test('the header of a booking takes no more than a third of a phone', async ({ page }) => {
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  const { origin, location } = hotels.demo;
  await open(page, `${origin}/book?location=${location}&checkin=${checkIn}&checkout=${checkOut}&rooms=2`);
  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBeLessThanOrEqual(phone.height / 3);
});

test('leaves the open picture the largest thing', async ({ page }) => {
  await open(page, `${hotels.demo.origin}/gallery`);
  const { picture, largestOther } = await openPicture(page);
  expect(picture).toBeGreaterThan(largestOther);
  expect(await overflowing(page)).toEqual([]);
});
