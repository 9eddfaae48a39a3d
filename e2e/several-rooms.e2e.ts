import { expect, test, type Locator, type Page } from '@playwright/test';
import { openStay } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress, unfoldPrices } from './guest.ts';
import { hotels } from './hotels.ts';
import { checkOutByKeyboard, keyboardOf, tabToRate } from './keyboard.ts';
import { open, pageFaults } from './look.ts';
import { codeSentTo } from './mailbox.ts';
import { watch } from './watch.ts';

const { checkIn, checkOut } = openStay(2);

const chooseFor = (page: Page, room: number, plan = ''): Locator =>
  page.getByRole('button', { name: new RegExp(`^Choose ${plan}.*, for room ${room}$`) });
const booking = (page: Page): Locator => page.getByRole('region', { name: 'Your booking' });

for (const [name, hotel] of Object.entries(hotels)) {
  test(`two rooms of different kinds are chosen one after the other and booked together (${name})`, async ({
    page,
    request,
  }) => {
    const email = newAddress(`two-rooms-${name}`);
    const watched = await watch(page, hotel.origin);
    await open(
      page,
      `${hotel.origin}/book?location=${hotel.location}&checkin=${checkIn}&checkout=${checkOut}&rooms=2,1`,
    );
    await expect(page.getByRole('heading', { name: 'Room 1 of 2: 2 adults' })).toBeVisible();
    await unfoldPrices(page);
    await chooseFor(page, 1, hotel.laterRate).first().click();

    await expect(page.getByRole('heading', { name: 'Room 2 of 2: 1 adult' })).toBeFocused();
    const soFar = booking(page).getByRole('table');
    await expect(soFar.getByRole('row', { name: /^Total reservation charges/ })).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    // Going back undoes the last choice; going forward repeats it.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Room 1 of 2: 2 adults' })).toBeVisible();
    await page.goForward();
    await unfoldPrices(page);
    await chooseFor(page, 2, hotel.laterRate).last().click();

    await expect(page).toHaveURL(/\/checkout\?summary=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay and its price');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    const row = page.getByRole('table').getByRole('row', { name: /^Total reservation charges/ });
    const total = (await row.getByText(/[₹$]/).last().innerText()).trim();
    expect(await pageFaults(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('table')).toContainText(total);
    await page.getByRole('link', { name: 'Continue to your details' }).first().click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and book');
    await expect(page.getByRole('table')).toContainText(total);
    await fillDetails(page, { email, phone: hotel.phone });
    await hold(page);
    await page.getByLabel('Code').fill(await codeSentTo(request, hotel.origin, email));
    await expectConfirmed(page);
    await expect(page.getByRole('main')).toContainText(total);
    expect(watched.problems).toEqual([]);
  });
}

test('two rooms are chosen and booked by keyboard alone', async ({ page, request }) => {
  const { origin, location } = hotels.demo;
  const email = newAddress('two-rooms-keyboard');
  const watched = await watch(page, origin);
  const keyboard = keyboardOf(page);
  await open(page, `${origin}/book?location=${location}&checkin=${checkIn}&checkout=${checkOut}&rooms=2,1`);
  await chooseFor(page, 1).first().waitFor();
  await page.getByRole('heading', { name: 'Room 1 of 2: 2 adults' }).focus();
  await tabToRate(page, keyboard, { plan: 'Flexible' });
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Room 2 of 2: 1 adult' })).toBeFocused();
  await keyboard.tabTo(chooseFor(page, 2, 'Flexible').first());
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay and its price');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.tabTo(page.getByRole('link', { name: 'Continue to your details' }).first());
  await keyboard.press('Enter');
  await checkOutByKeyboard(page, keyboard, { request, origin, email });
  await expectConfirmed(page);
  expect(keyboard.faults).toEqual([]);
  expect(watched.problems).toEqual([]);
});

test('on a small screen the total stands in a bar that unfolds, and hides nothing that has the focus', async ({
  page,
}) => {
  const { origin, location } = hotels.demo;
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${origin}/book?location=${location}&checkin=${checkIn}&checkout=${checkOut}&rooms=2,1`);
  await chooseFor(page, 1).first().click();
  const details = booking(page).getByRole('button', { name: 'Price details' });
  await expect(details).toBeInViewport();
  await expect(booking(page).getByRole('table')).toBeHidden();
  await details.click();
  await expect(booking(page).getByRole('row', { name: /^Total reservation charges/ })).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await booking(page).getByRole('button', { name: 'Hide details' }).click();
  const keyboard = keyboardOf(page);
  await page.getByRole('heading', { name: 'Room 2 of 2: 1 adult' }).focus();
  await keyboard.tabTo(chooseFor(page, 2).nth(1));
  expect(keyboard.faults).toEqual([]);
});
