import { expect, test } from '@playwright/test';
import { openStay } from './dates.ts';
import { expectConfirmed, newAddress } from './guest.ts';
import { hotels } from './hotels.ts';
import { checkOutByKeyboard, keyboardOf, tabToRate } from './keyboard.ts';
import { open, pageFaults } from './look.ts';
import { datesField, openCalendar, typeDates } from './search.ts';
import { watch } from './watch.ts';

const { checkIn, checkOut } = openStay(2);

for (const [name, hotel] of Object.entries(hotels)) {
  test(`the calendar comes with the first press, with prices and rules, at every width (${name})`, async ({
    page,
  }) => {
    const watched = await watch(page, hotel.origin);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await open(page, `${hotel.origin}/book?location=${hotel.location}`);
    expect(scripts.filter((path) => path.includes('calendar'))).toEqual([]);
    const calendar = await openCalendar(page);
    await expect(calendar.getByRole('gridcell', { name: /from [₹$]/ }).first()).toBeVisible();
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await pageFaults(page), `at ${width} px`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(datesField(page)).toBeFocused();
    expect(watched.problems).toEqual([]);
  });
}

const SCREENS = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a desktop @firefox', width: 1366, height: 768 },
];

for (const { name, ...screen } of SCREENS) {
  test(`nights, total and Done stay in view, while the months scroll, on ${name}`, async ({ page }) => {
    const { origin, location } = hotels.demo;
    await page.setViewportSize(screen);
    await open(page, `${origin}/book?location=${location}`);
    const calendar = await openCalendar(page);
    const done = calendar.getByRole('button', { name: 'Done' });
    await expect(done).toBeInViewport({ ratio: 1 });
    const days = calendar.locator('[data-state="free"]:not([data-refused])');
    await days.nth(8).click();
    await days.nth(10).click();
    await expect(calendar.getByText(/^\d+ nights?$/).last()).toBeInViewport({ ratio: 1 });
    await expect(calendar.getByText(/^₹/).last()).toBeInViewport();
    await calendar.getByRole('button', { name: 'Show more months' }).scrollIntoViewIfNeeded();
    await expect(calendar.locator('table').nth(5)).toBeAttached();
    await expect(done).toBeInViewport({ ratio: 1 });
    const { y, height } = (await calendar.boundingBox()) ?? { y: -1, height: Infinity };
    expect.soft(y).toBeGreaterThanOrEqual(0);
    expect.soft(y + height).toBeLessThanOrEqual(screen.height);
    await done.click();
    await expect(datesField(page)).toContainText('night');
  });
}

test('a stay is chosen in the calendar and booked by keyboard alone', async ({ page, request }) => {
  const { origin } = hotels.demo;
  const email = newAddress('calendar');
  const keyboard = keyboardOf(page);
  await open(page, `${origin}/book?location=manali`);
  await page.getByRole('heading', { level: 1 }).focus();
  await typeDates(page, keyboard, { checkIn, checkOut });
  await expect(datesField(page)).toContainText('2 nights');
  await expect(datesField(page)).toBeFocused();
  await keyboard.tabTo(page.getByRole('button', { name: 'Search', exact: true }));
  await keyboard.press('Enter');
  await tabToRate(page, keyboard, { plan: 'Flexible' });
  await keyboard.press('Enter');
  await checkOutByKeyboard(page, keyboard, { request, origin, email });
  await expectConfirmed(page);
  expect(keyboard.faults).toEqual([]);
  expect(keyboard.presses()).toBeLessThanOrEqual(60);
});

test('a promo code is explained when refused, shown in the price, and booked with, by keyboard alone', async ({
  page,
  request,
}) => {
  const { origin, location } = hotels.demo;
  const email = newAddress('promo');
  const watched = await watch(page, origin, [422]);
  const keyboard = keyboardOf(page);
  const choose = page.getByRole('button', { name: 'Choose Saver, Courtyard Double' });
  await open(page, `${origin}/book?location=${location}&checkin=${checkIn}&checkout=${checkOut}&rooms=2`);
  await page.getByRole('heading', { level: 1 }).focus();
  await keyboard.tabTo(page.getByRole('button', { name: /^Edit your search/ }));
  await keyboard.press('Enter');
  await keyboard.tabTo(page.getByRole('button', { name: 'Add a promo code' }));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Promo code')).toBeFocused();
  await keyboard.type('no-such-code');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/promo=NO-SUCH-CODE/);
  const main = page.getByRole('main');
  await expect(main.getByText('We do not know this promo code')).toBeVisible();
  await expect(choose).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);

  await keyboard.tabTo(page.getByRole('button', { name: /^Edit your search/ }));
  await keyboard.press('Enter');
  await keyboard.tabTo(page.getByLabel('Promo code'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('welcome-back');
  await keyboard.press('Enter');
  await expect(main.getByText('WELCOME-BACK: ₹1,000 off').first()).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await tabToRate(page, keyboard, { room: 'Courtyard Double', plan: 'Flexible' });
  await keyboard.press('Enter');
  const discount = page.getByRole('row', { name: /^Promo code WELCOME-BACK: Welcome back/ });
  await expect(discount).toContainText('1,000');
  await keyboard.tabTo(page.getByRole('button', { name: 'Add Your dog stays too' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Added: / })).toBeVisible();
  await expect(discount).toContainText('1,000');
  expect(await pageFaults(page)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).focus();
  await checkOutByKeyboard(page, keyboard, { request, origin, email });
  await expectConfirmed(page);
  await expect(discount).toContainText('1,000');
  expect(keyboard.faults).toEqual([]);
  expect(watched.problems).toEqual([]);
});
