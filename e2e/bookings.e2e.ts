import { expect, test, type Page } from '@playwright/test';
import { bookFirst, newAddress } from './guest.ts';
import { hotels } from './hotels.ts';
import { keyboardOf } from './keyboard.ts';
import { open, pageFaultsOnPhoneAndDesk } from './look.ts';
import { linkSentTo } from './mailbox.ts';
import { watch } from './watch.ts';

const { origin } = hotels.demo;

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Cancel this booking?' });

test('a guest finds a booking in the list and cancels it free of charge', async ({ page, request }) => {
  const watched = await watch(page, origin);
  const reference = await bookFirst(page, request, {
    origin,
    location: 'manali',
    plan: 'Flexible',
    email: newAddress('free'),
  });
  await page.getByRole('main').getByRole('link', { name: 'Your bookings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bookings');
  await page.getByRole('button', { name: 'Search and arrange' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(reference.toLowerCase());
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await expect(page).toHaveURL(/\/bookings\?search=/);
  await page.getByLabel('Group by').selectOption({ label: 'Date' });
  await expect(page.getByRole('main').getByText('1 booking').first()).toBeVisible();
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);

  await page.getByRole('link', { name: `View booking ${reference}` }).click();
  const detail = page.getByRole('dialog', { name: `Booking ${reference}` });
  await expect(detail.getByText('Booking Successful')).toBeVisible();
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);
  await detail.getByRole('link', { name: 'Cancel booking' }).click();
  await expect(question(page)).toContainText('Free to cancel');
  await expect(question(page)).toContainText('Free until');
  await expect(question(page)).toContainText('You have paid nothing, so there is no refund.');
  await question(page).getByRole('button', { name: 'Cancel booking' }).click();
  await expect(question(page).getByRole('alert')).toContainText('Reason is required');
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);

  await question(page).getByLabel('Reason').fill('Our plans have changed.');
  await question(page).getByRole('button', { name: 'Cancel booking' }).dblclick();
  const done = page.getByRole('alertdialog', { name: 'Your booking is cancelled' });
  await expect(done).toBeVisible();
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);
  await done.getByRole('button', { name: 'Close' }).click();
  await expect(detail.getByText('Booking Cancelled')).toBeVisible();
  await expect(detail).toContainText('Our plans have changed.');
  // Nothing was paid, so there are no refunds to list.
  await expect(detail).toContainText('Cancelled free of charge');
  await expect(detail.getByRole('table', { name: 'Refund history' })).toHaveCount(0);
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(page.getByRole('main').getByText('Booking Cancelled')).toBeVisible();
  expect(watched.problems).toEqual([]);
});

test('a booking that is not refundable says so before it is cancelled', async ({ page, request }) => {
  const watched = await watch(page, origin);
  await bookFirst(page, request, {
    origin,
    location: 'manali',
    plan: 'Saver',
    email: newAddress('saver'),
  });
  await page.getByRole('link', { name: 'See or cancel this booking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booking /);
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);
  const total = (
    await page
      .getByText(/^₹[\d,.]+$/)
      .last()
      .innerText()
  ).trim();
  await page.getByRole('link', { name: 'Cancel booking' }).click();
  await expect(question(page)).toContainText(/Nothing goes back, ₹[\d,.]+ is kept/);
  await expect(question(page)).toContainText('the full room price');
  await expect(question(page)).toContainText('of which tax');
  await expect(question(page)).toContainText(total);
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);
  await question(page).getByLabel('Reason').fill('Ill.');
  await question(page).getByRole('button', { name: 'Cancel booking' }).click();
  await page
    .getByRole('alertdialog', { name: 'Your booking is cancelled' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByRole('main')).toContainText('There is nothing to refund.');
  await expect(page.locator(':focus')).toHaveText('Booking CancelledPAID');
  expect(watched.problems).toEqual([]);
});

test('another browser opens the booking by a mailed link, once, by keyboard alone', async ({
  browser,
  page,
  request,
}) => {
  const email = newAddress('link');
  const reference = await bookFirst(page, request, { origin, location: 'manali', plan: 'Flexible', email });
  const other = await (await browser.newContext()).newPage();
  const watched = await watch(other, origin, [410]);
  const keyboard = keyboardOf(other);
  await open(other, `${origin}/bookings`);
  await expect(other.getByRole('heading', { name: 'No Bookings' })).toBeVisible();
  expect(await pageFaultsOnPhoneAndDesk(other)).toEqual([]);
  await keyboard.tabTo(other.getByRole('main').getByRole('link', { name: 'Find a booking' }));
  await keyboard.press('Enter');
  await keyboard.tabTo(other.getByLabel('Booking reference'));
  await keyboard.type(reference);
  await keyboard.tabTo(other.getByLabel('Email'));
  await keyboard.type(email);
  expect(await pageFaultsOnPhoneAndDesk(other)).toEqual([]);
  await keyboard.tabTo(other.getByRole('button', { name: 'E-mail me the link' }));
  await keyboard.press('Enter');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Please look into your mailbox');
  expect(await pageFaultsOnPhoneAndDesk(other)).toEqual([]);

  const link = await linkSentTo(request, origin, email);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Booking ${reference}`);
  await expect(other).toHaveURL(/\/bookings\/[0-9a-z]{26}$/);
  await other.goto(`${origin}/about`);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more');
  await expect(other).toHaveURL(`${origin}/booking-access`);
  expect(await pageFaultsOnPhoneAndDesk(other)).toEqual([]);
  expect(keyboard.faults).toEqual([]);
  expect(watched.problems).toEqual([]);
});

test('a booking is found and cancelled by keyboard alone', async ({ page, request }) => {
  const reference = await bookFirst(page, request, {
    origin,
    location: 'manali',
    plan: 'Flexible',
    email: newAddress('keys'),
  });
  const watched = await watch(page, origin);
  const keyboard = keyboardOf(page);
  await open(page, `${origin}/bookings`);
  const opener = page.getByRole('link', { name: `View booking ${reference}` });
  await keyboard.tabTo(opener);
  await keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: `Booking ${reference}` });
  const cancel = detail.getByRole('link', { name: 'Cancel booking' });
  await expect(cancel).toBeVisible();
  await keyboard.tabTo(cancel);
  await keyboard.press('Enter');
  await expect(question(page).getByLabel('Reason')).toBeVisible();
  await keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(cancel).toBeFocused();
  await keyboard.press('Enter');
  await expect(question(page).getByLabel('Reason')).toBeVisible();
  await keyboard.tabTo(question(page).getByLabel('Reason'));
  await keyboard.type('Our plans have changed.');
  await keyboard.tabTo(question(page).getByRole('button', { name: 'Cancel booking' }));
  await keyboard.press('Enter');
  const done = page.getByRole('alertdialog', { name: 'Your booking is cancelled' });
  await expect(done).toBeVisible();
  await keyboard.tabTo(done.getByRole('button', { name: 'Close' }));
  await keyboard.press('Enter');
  await expect(detail.getByText('Booking Cancelled')).toBeVisible();
  await keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(opener).toBeFocused();
  expect(keyboard.faults).toEqual([]);
  expect(watched.problems).toEqual([]);
});
