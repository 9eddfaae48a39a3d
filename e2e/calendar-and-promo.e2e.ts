import { expect, test } from '@playwright/test';
import { openStay } from './dates.ts';
import { expectConfirmed, newAddress } from './guest.ts';
import { hotels } from './hotels.ts';
import { checkOutByKeyboard, keyboardOf, tabToRate } from './keyboard.ts';
import { open, pageFaults } from './look.ts';
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
    await page.getByRole('button', { name: 'See prices by day' }).click();
    const calendar = page.getByRole('dialog', { name: 'When would you like to come?' });
    await expect(calendar.getByRole('gridcell', { name: /from [₹$]/ }).first()).toBeVisible();
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await pageFaults(page), `at ${width} px`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'See prices by day' })).toBeFocused();
    expect(watched.problems).toEqual([]);
  });
}

test('a stay is chosen in the calendar and booked by keyboard alone', async ({ page, request }) => {
  const { origin } = hotels.demo;
  const email = newAddress('calendar');
  const keyboard = keyboardOf(page);
  await open(page, `${origin}/book?location=manali`);
  await page.getByRole('heading', { level: 1 }).focus();
  await keyboard.tabTo(page.getByRole('button', { name: 'See prices by day' }));
  await keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'When would you like to come?' });
  await expect(calendar).toBeVisible();
  await keyboard.tabTo(calendar.getByRole('textbox', { name: 'Check-in' }));
  await keyboard.type(checkIn);
  await keyboard.tabTo(calendar.getByRole('textbox', { name: 'Check-out' }));
  await keyboard.type(checkOut);
  await keyboard.tabTo(calendar.getByRole('button', { name: 'Done' }));
  await expect(calendar.getByText('2 nights').first()).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByLabel('Check-in')).toHaveValue(checkIn);
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
  await keyboard.tabTo(page.getByRole('button', { name: 'Add a promo code' }));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Promo code')).toBeFocused();
  await keyboard.type('no-such-code');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/promo=no-such-code/);
  const main = page.getByRole('main');
  await expect(main.getByText('We do not know this promo code')).toBeVisible();
  await expect(choose).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);

  await page.getByRole('heading', { level: 1 }).focus();
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
