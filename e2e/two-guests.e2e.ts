import { expect, test, type Page } from '@playwright/test';
import { openStay } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress, unfoldPrices } from './guest.ts';
import { hotels } from './hotels.ts';
import { keyboardOf, typeDetails, tabToRate } from './keyboard.ts';
import { pageFaults } from './look.ts';
import { codeSentTo } from './mailbox.ts';
import { watch } from './watch.ts';

const { origin } = hotels.demo;
const { checkIn, checkOut } = openStay(2);
const searchOfKochi = `${origin}/book?location=kochi&checkin=${checkIn}&checkout=${checkOut}&rooms=2`;

/** There is one Backwater Villa. */
async function reviewVilla(page: Page): Promise<void> {
  await page.goto(searchOfKochi);
  await unfoldPrices(page);
  await page.getByRole('button', { name: 'Choose Flexible, Backwater Villa' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and book');
}

function villa(page: Page) {
  const taken = page.getByRole('region', { name: 'Not available' });
  return taken.getByRole('listitem').filter({ hasText: 'Backwater Villa' });
}

test('the last room goes to one of two guests, and the other is led on, by keyboard alone', async ({
  browser,
  request,
}) => {
  const first = await (await browser.newContext()).newPage();
  const second = await (await browser.newContext()).newPage();
  const watched = [await watch(first, origin), await watch(second, origin, [409])];
  const [email, otherEmail] = [newAddress('first'), newAddress('second')];
  const keyboard = keyboardOf(second);
  await reviewVilla(first);
  await reviewVilla(second);
  await fillDetails(first, { email, phone: '98765 43210' });
  await typeDetails(second, keyboard, otherEmail);

  await hold(first);
  await expect(first).toHaveURL(/\/checkout\?booking=/);
  await keyboard.tabTo(second.getByRole('button', { name: 'Book and get my code' }));
  await keyboard.press('Enter');
  const refusal = second
    .getByRole('alert')
    .filter({ hasText: 'No bookings are left for this room on the selected dates' });
  await expect(refusal.first()).toBeVisible();
  await expect(second.getByLabel('First name')).toHaveValue('Meera');
  await expect(second.getByLabel('Email')).toHaveValue(otherEmail);
  await expect(second.getByLabel('Phone')).toHaveValue('98765 43210');
  expect(await pageFaults(second)).toEqual([]);

  await keyboard.tabTo(second.getByRole('link', { name: 'See what is free' }));
  await keyboard.press('Enter');
  await expect(second).toHaveURL(searchOfKochi);
  await expect(villa(second)).toContainText(/Held by another guest until \d{2}:\d{2}/);
  expect(await pageFaults(second)).toEqual([]);
  await tabToRate(second, keyboard, { plan: 'Flexible' });
  await keyboard.press('Enter');
  await expect(second.getByLabel('Email')).toHaveValue(otherEmail);
  await second.goBack();

  await first.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await expectConfirmed(first);
  await second.reload();
  await expect(villa(second)).toContainText('Sold out on these dates.');
  expect(keyboard.faults).toEqual([]);
  expect(watched.map(({ problems }) => problems)).toEqual([[], []]);
});
