import { expect, test, type Locator, type Page } from '@playwright/test';
import { openStay } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress, unfoldPrices } from './guest.ts';
import { hotels } from './hotels.ts';
import { checkOutByKeyboard, keyboardOf, tabToRate } from './keyboard.ts';
import { open, pageFaults } from './look.ts';
import { codeSentTo } from './mailbox.ts';
import { keepTimeWith, pass } from './time.ts';
import { watch } from './watch.ts';

const { origin, port } = hotels.demo;
const MINUTE = 60;
const { checkIn, checkOut } = openStay(2);
const searchOfKochi = `${origin}/book?location=kochi&checkin=${checkIn}&checkout=${checkOut}&rooms=2`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const veranda = { room: 'Veranda Room', plan: 'Flexible' };
async function chooseVeranda(page: Page): Promise<Locator> {
  await unfoldPrices(page);
  return page.getByRole('button', { name: 'Choose Flexible, Veranda Room' });
}

test('a hold warns, is prolonged once and ends, and the same room is booked after it, by keyboard alone', async ({
  page,
  request,
}) => {
  const watched = await watch(page, origin, [409, 410]);
  const keyboard = keyboardOf(page);
  const timer = page.getByRole('timer').first();
  await keepTimeWith(port, page);
  await open(page, searchOfKochi);
  await tabToRate(page, keyboard, veranda);
  await keyboard.press('Enter');
  const guest = { request, origin, email: newAddress('slow') };
  await checkOutByKeyboard(page, keyboard, { ...guest, isCodeTyped: false });

  await expect(timer).toHaveText(/^Your room is held for 1[45]:\d\d$/);
  await pass(13 * MINUTE + 10, port, [page]);
  await expect(timer).toHaveText(/^Your room is held for 1:\d\d$/);
  await expect(page.getByText(/^Two minutes are left/).first()).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await heading(page).focus();
  await keyboard.tabTo(page.getByRole('button', { name: 'Keep it longer' }));
  await keyboard.press('Enter');
  await expect(timer).toHaveText(/^Your room is held for 1[4-6]:\d\d$/);
  await expect(page.getByRole('button', { name: 'Keep it longer' })).toHaveCount(0);

  // The extension begins where the first hold would have ended.
  await pass(17 * MINUTE, port, [page]);
  await expect(heading(page)).toHaveText('The time to complete this booking is over');
  expect(await pageFaults(page)).toEqual([]);
  await keyboard.tabTo(page.getByRole('link', { name: 'Search again with the same dates' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(searchOfKochi);
  await tabToRate(page, keyboard, veranda);
  await keyboard.press('Enter');
  await checkOutByKeyboard(page, keyboard, { ...guest, email: newAddress('slow-again') });
  await expectConfirmed(page);
  expect(keyboard.faults).toEqual([]);
  expect(watched.problems).toEqual([]);
});

test('a price that has run out is made anew, and what was typed stays', async ({ page, request }) => {
  const email = newAddress('late-price');
  const watched = await watch(page, origin, [410]);
  await keepTimeWith(port, page);
  await open(page, searchOfKochi);
  await (await chooseVeranda(page)).click();
  await fillDetails(page, { email, phone: '98765 43210' });
  const expired = page.url();
  await pass(31 * MINUTE, port, [page]);
  await hold(page);
  await expect(page.getByText(/^The price had expired; it is still ₹/)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(page.url()).not.toBe(expired);
  expect(await pageFaults(page)).toEqual([]);

  // The old price's address leads to the new price too.
  const other = await page.context().newPage();
  await keepTimeWith(port, other);
  await other.goto(expired);
  await expect(heading(other)).toHaveText('This price has expired');
  expect(await pageFaults(other)).toEqual([]);
  await other.getByRole('link', { name: /^Continue at ₹/ }).click();
  await expect(heading(other)).toHaveText('Review and book');
  await other.close();

  await hold(page);
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await expectConfirmed(page);
  expect(watched.problems).toEqual([]);
});

test('a guest who mistyped the address gives the room back and types nothing twice', async ({
  page,
  request,
}) => {
  const [mistyped, email] = [newAddress('mistyped'), newAddress('corrected')];
  const watched = await watch(page, origin);
  await keepTimeWith(port, page);
  await open(page, searchOfKochi);
  await (await chooseVeranda(page)).click();
  await page.getByRole('button', { name: 'Add Yoga at sunrise' }).click();
  await fillDetails(page, { email: mistyped, phone: '98765 43210' });
  await hold(page);
  await expect(page.getByText(`We sent a six-digit code to ${mistyped}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();

  await expect(heading(page)).toHaveText('Review and book');
  await expect(page.getByRole('button', { name: /^Added: Yoga at sunrise/ })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
  await expect(page.getByLabel('Email')).toHaveValue(mistyped);
  await page.getByLabel('Email').fill(email);
  await hold(page);
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await expectConfirmed(page);
  await open(page, `${origin}/bookings`);
  await expect(page.getByRole('main').getByText('Booking Cancelled')).toHaveCount(1);
  await expect(page.getByRole('main').getByText('Booking Successful')).toHaveCount(1);
  expect(watched.problems).toEqual([]);
});

test('a booking is made once, whatever is pressed, reloaded or gone back to', async ({ page, request }) => {
  const email = newAddress('once');
  const watched = await watch(page, origin, [409]);
  await keepTimeWith(port, page);
  await open(page, searchOfKochi);
  await (await chooseVeranda(page)).dblclick();
  await expect(heading(page)).toHaveText('Review and book');
  const review = page.url();
  await fillDetails(page, { email, phone: '98765 43210' });
  await page.getByRole('button', { name: 'Book and get my code' }).dblclick();
  await expect(heading(page)).toHaveText('Confirm your e-mail');
  const held = page.url();

  await page.goBack();
  await expect(page).toHaveURL(searchOfKochi);
  await page.goForward();
  await expect(page).toHaveURL(held);
  await page.goto(review);
  await expect(page).toHaveURL(held);
  await page.reload();
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await expectConfirmed(page);
  await page.goto(review);
  await expectConfirmed(page);
  await page.goBack();
  await page.goForward();
  await expectConfirmed(page);

  // Another tab that asks for the same price gets this browser's booking.
  const other = await page.context().newPage();
  await other.goto(review);
  await expectConfirmed(other);
  await other.close();
  await open(page, `${origin}/bookings`);
  await expect(page.getByRole('main').getByText('1 booking').first()).toBeVisible();
  expect(watched.problems).toEqual([]);
});
