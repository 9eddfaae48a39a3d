import { expect, test, type Locator, type Page } from '@playwright/test';
import { soonStay } from './dates.ts';
import { bookFirst, newAddress } from './guest.ts';
import { hotels } from './hotels.ts';
import { keyboardOf } from './keyboard.ts';
import { open, pageFaultsOnPhoneAndDesk } from './look.ts';
import { keepTimeWith, pass } from './time.ts';
import { watch } from './watch.ts';

const { origin, port } = hotels.demo;
const GRACE_SECONDS = 60 * 60;
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Cancel this booking?' });
const done = (page: Page) => page.getByRole('alertdialog', { name: 'Your booking is cancelled' });

const amountOf = (where: Locator, term: string): Locator =>
  where.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]').first();

test('what is kept near the arrival is told before it is kept, by keyboard alone', async ({
  page,
  request,
}) => {
  const watched = await watch(page, origin);
  const keyboard = keyboardOf(page);
  await keepTimeWith(port, page);
  await bookFirst(page, request, {
    origin,
    location: 'manali',
    plan: 'Flexible',
    email: newAddress('penalty'),
    stay: soonStay(2),
  });
  await pass(GRACE_SECONDS + 1, port, [page]);
  await page.getByRole('link', { name: 'See or cancel this booking' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booking /);
  await keyboard.tabTo(page.getByRole('link', { name: 'Cancel booking' }));
  await keyboard.press('Enter');
  const asked = question(page);
  await expect(asked).toContainText(/₹[\d,.]+ is due to the hotel/);
  await expect(asked).toContainText(/first night/);
  await expect(asked).toContainText('If you wait');
  await expect(asked).toContainText('of which tax');
  const penalty =
    /₹[\d,]+/.exec(await amountOf(asked, 'Cancellation charges').innerText())?.[0] ?? 'an amount';
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);
  await keyboard.tabTo(asked.getByLabel('Reason'));
  await keyboard.type('The road is closed.');
  await keyboard.tabTo(asked.getByRole('button', { name: 'Cancel booking' }));
  await keyboard.press('Enter');
  await expect(done(page)).toBeVisible();
  await keyboard.tabTo(done(page).getByRole('button', { name: 'Close' }));
  await keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByText('Booking Cancelled')).toBeVisible();
  await expect(amountOf(main, 'Cancellation charges')).toContainText(penalty);
  await expect(amountOf(main, 'Amount due')).toContainText(penalty);
  await expect(main).toContainText('The road is closed.');
  expect(keyboard.faults).toEqual([]);
  expect(watched.problems).toEqual([]);
});

test('what was paid comes back but for what the hotel keeps, and its way can be followed @each-user @firefox', async ({
  page,
  request,
}) => {
  const watched = await watch(page, origin);
  await keepTimeWith(port, page);
  await bookFirst(page, request, {
    origin,
    location: 'manali',
    plan: 'Saver',
    email: newAddress('refund'),
    extra: 'Snow boots for the stay',
  });
  await page.getByRole('link', { name: 'See or cancel this booking' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('PAID', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Cancel booking' }).click();
  const asked = question(page);
  await expect(asked).toContainText(/₹[\d,.]+ goes back/);
  await expect(asked).toContainText('We refund it to the means of payment that you used.');
  const refund = /₹[\d,]+/.exec(await amountOf(asked, 'You get back').innerText())?.[0] ?? 'an amount';
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);
  await asked.getByLabel('Reason').fill('We stay at home.');
  await asked.getByRole('button', { name: 'Cancel booking' }).dblclick();
  await expect(done(page)).toContainText(refund);
  await expect(done(page)).toContainText('Refund progress');
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);
  await done(page).getByRole('button', { name: 'Close' }).click();
  await expect(main.getByText('Booking Cancelled')).toBeVisible();
  const history = main.getByRole('table', { name: 'Refund history' });
  await expect(history.getByRole('columnheader')).toHaveText([
    'Status',
    'Amount captured',
    'Requested on',
    'Refund amount',
    'Transaction id',
  ]);
  await expect(history.getByRole('row')).toHaveCount(2);

  // The gateway simulates a bank's days in ten seconds.
  await expect(async () => {
    await pass(11, port, [page]);
    await open(page, page.url());
    await expect(main.getByText('Booking Refunded')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 20_000 });
  const row = history.getByRole('row').nth(1);
  await expect(row).toContainText('Paid back');
  await expect(row).toContainText('test_refund_');
  await expect(amountOf(main, 'Refund amount')).toContainText(refund);
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);
  expect(watched.problems).toEqual([]);
});
