import { expect, test, type Page } from '@playwright/test';
import { openStay } from './dates.ts';
import { expectConfirmed, newAddress, PASSWORD } from './guest.ts';
import { hotels } from './hotels.ts';
import { keyboardOf, type Keyboard, tabToRate } from './keyboard.ts';
import { open, pageFaults } from './look.ts';
import { codeSentTo } from './mailbox.ts';
import { keepTimeWith } from './time.ts';
import { watch } from './watch.ts';

const { origin, port } = hotels.demo;
const REQUEST = 'A quiet room, please.';
const { checkIn, checkOut } = openStay(2);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to the guest form, where a request is typed before signing in. */
async function reviewByKeyboard(page: Page, keyboard: Keyboard): Promise<void> {
  await open(page, `${origin}/book?location=udaipur&checkin=${checkIn}&checkout=${checkOut}&rooms=2`);
  await tabToRate(page, keyboard, { room: 'Deluxe Double', plan: 'Flexible' });
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Review and book');
  await expect(page.getByRole('main').getByText('Do you have an account?')).toBeVisible();
}

async function typeInto(page: Page, keyboard: Keyboard, fields: readonly (readonly [string, string])[]) {
  for (const [label, text] of fields) {
    await keyboard.tabTo(page.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  }
}

test('a guest registers in the checkout, and later logs in there, by keyboard alone', async ({
  page,
  request,
}) => {
  const email = newAddress('account-in-checkout');
  const watched = await watch(page, origin);
  const keyboard = keyboardOf(page);
  const main = page.getByRole('main');
  await keepTimeWith(port, page);

  await reviewByKeyboard(page, keyboard);
  const checkout = page.url();
  await keyboard.tabTo(main.getByRole('link', { name: 'Register' }));
  await keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await typeInto(page, keyboard, [
    ['First name', 'Meera'],
    ['Last name', 'Nair'],
    ['Email', email],
    ['Phone', '98123 45678'],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ]);
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Confirm your e-mail');
  await keyboard.tabTo(page.getByLabel('Code'));
  await keyboard.type(await codeSentTo(request, origin, email));
  await expect(page).toHaveURL(checkout);
  await expect(main.getByText('Signed in as Meera Nair')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(await pageFaults(page)).toEqual([]);
  await keyboard.tabTo(page.getByRole('button', { name: 'Book this stay' }));
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Complete your booking');
  await expect(heading(page)).toBeFocused();
  expect(await pageFaults(page)).toEqual([]);
  await keyboard.tabTo(page.getByRole('button', { name: 'Complete the booking' }));
  await keyboard.press('Enter');
  await expectConfirmed(page);
  expect(keyboard.faults).toEqual([]);

  // Later, on another device: the account exists, and so does what was typed before signing in.
  await page.context().clearCookies();
  await reviewByKeyboard(page, keyboard);
  await keyboard.tabTo(page.locator('summary', { hasText: 'Arrival time and wishes' }));
  await keyboard.press('Enter');
  await keyboard.tabTo(page.getByLabel(/^Requests/));
  await keyboard.type(REQUEST);
  await heading(page).focus();
  await keyboard.tabTo(main.getByRole('link', { name: 'Login' }));
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Login');
  await typeInto(page, keyboard, [
    ['Email', email],
    ['Password', PASSWORD],
  ]);
  await keyboard.press('Enter');
  await expect(main.getByText('Signed in as Meera Nair')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('9812345678');
  await expect(page.getByLabel('Country code')).toHaveValue('+91 India');
  await expect(page.getByLabel(/^Requests/)).toHaveValue(REQUEST);
  await keyboard.tabTo(page.getByRole('button', { name: 'Book this stay' }));
  await keyboard.press('Enter');
  await keyboard.tabTo(page.getByRole('button', { name: 'Complete the booking' }));
  await keyboard.press('Enter');
  await expectConfirmed(page);
  await expect(main).toContainText(REQUEST);
  await open(page, `${origin}/bookings`);
  await expect(main.getByText('2 bookings').first()).toBeVisible();
  expect(keyboard.faults).toEqual([]);
  expect(watched.problems).toEqual([]);
});
