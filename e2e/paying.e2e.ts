import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { openStay } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress, unfoldPrices } from './guest.ts';
import { hotels } from './hotels.ts';
import { checkOutByKeyboard, keyboardOf } from './keyboard.ts';
import { open, pageFaults } from './look.ts';
import { codeSentTo, mailsTo } from './mailbox.ts';
import { keepTimeWith, pass } from './time.ts';
import { watch } from './watch.ts';

const { origin, port } = hotels.demo;
const { checkIn, checkOut } = openStay(2);
const HOLD_SECONDS = 15 * 60;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const search = (location: string) =>
  `${origin}/book?location=${location}&checkin=${checkIn}&checkout=${checkOut}&rooms=2`;

/** Goes to the gateway's page, where the test chooses the outcome. */
async function goToGateway(page: Page, request: APIRequestContext, room: string): Promise<string> {
  const email = newAddress('payer');
  await open(page, search('manali'));
  await page.getByRole('button', { name: `Choose Saver, ${room}` }).click();
  await fillDetails(page, { email, phone: '98765 43210' });
  await hold(page);
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await expect(page).toHaveURL(/_test-gateway/);
  return email;
}

test('a payment is declined, left, and made at last, by keyboard alone', async ({ page, request }) => {
  const email = newAddress('declined');
  const watched = await watch(page, origin);
  const keyboard = keyboardOf(page);
  const pay = page.getByRole('button', { name: /^Pay .* now$/ });
  await keepTimeWith(port, page);
  await open(page, search('manali'));
  await keyboard.tabTo(page.getByRole('button', { name: 'Choose Saver, Pine Cabin' }));
  await keyboard.press('Enter');
  await checkOutByKeyboard(page, keyboard, { request, origin, email });

  await expect(heading(page)).toHaveText('Pay for your stay');
  await expect(heading(page)).toBeFocused();
  expect(await pageFaults(page)).toEqual([]);
  for (const [choice, answer] of [
    ['Decline', 'The payment was declined'],
    ['Leave without paying', 'You have not paid yet'],
  ] as const) {
    await keyboard.tabTo(pay);
    await keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Test payment');
    await keyboard.tabTo(page.getByRole('button', { name: choice }));
    await keyboard.press('Enter');
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByText(/your room is still held/)).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
  }
  await keyboard.tabTo(pay);
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Test payment');
  await keyboard.tabTo(page.getByRole('button', { name: /^Pay/ }).first());
  await keyboard.press('Enter');
  await expectConfirmed(page);
  await expect(page.getByText('PAID', { exact: true })).toBeVisible();

  // Going back to the gateway and forward pays nothing twice.
  await page.goBack();
  await page.goForward();
  await expectConfirmed(page);
  await open(page, `${origin}/bookings`);
  await expect(page.getByRole('main').getByText('1 booking').first()).toBeVisible();
  expect(keyboard.faults).toEqual([]);
  expect(watched.problems).toEqual([]);
});

test('money that comes after the hold completes the booking while the room is free', async ({
  page,
  request,
}) => {
  const watched = await watch(page, origin);
  await keepTimeWith(port, page);
  await goToGateway(page, request, 'Pine Cabin');
  await page.getByText('Failures').click();
  await page.getByRole('button', { name: 'Pay too late' }).click();
  await expect(page.getByText('Your bank is still at work').first()).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);

  // Five seconds after the hold has expired.
  await pass(HOLD_SECONDS + 6, port, [page]);
  await expectConfirmed(page);
  expect(watched.problems).toEqual([]);
});

test('money that comes after somebody else has the room goes back in full', async ({
  browser,
  page,
  request,
}) => {
  const watched = await watch(page, origin);
  await keepTimeWith(port, page);
  // There is one Deodar Chalet.
  const email = await goToGateway(page, request, 'Deodar Chalet');
  await pass(HOLD_SECONDS + 1, port, [page]);

  const other = await (await browser.newContext()).newPage();
  await keepTimeWith(port, other);
  const otherEmail = newAddress('faster');
  await open(other, search('manali'));
  await unfoldPrices(other);
  await other.getByRole('button', { name: 'Choose Flexible, Deodar Chalet' }).click();
  await fillDetails(other, { email: otherEmail, phone: '98765 43211' });
  await hold(other);
  await other.getByLabel('Code').fill(await codeSentTo(request, origin, otherEmail));
  await expectConfirmed(other);

  await page.getByText('Failures').click();
  await page.getByRole('button', { name: 'Pay too late' }).click();
  await expect(heading(page)).toHaveText('The time to complete this booking is over');
  await expect(page.getByText(/otherwise all of it goes back to you/)).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await pass(5, port, [page]);
  await expect(async () => {
    const subjects = (await mailsTo(request, origin, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('goes back to you'))).toHaveLength(1);
  }).toPass({ timeout: 10_000 });
  await expect(heading(page)).toHaveText('Your money goes back to you', { timeout: 15_000 });
  await expect(page.getByText(/^We received ₹[\d,]+ from you after the room was released/)).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await open(page, `${origin}/bookings`);
  await page.getByRole('link', { name: /^View booking/ }).click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByText('Booking Expired')).toBeVisible();
  const row = detail.getByRole('table', { name: 'Refund history' }).getByRole('row').nth(1);
  await expect(row).toContainText(/Requested|Being processed/);
  // The gateway simulates a bank's days in ten seconds.
  await pass(12, port, [page]);
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Paid back', { timeout: 5000 });
  }).toPass({ timeout: 25_000 });
  expect(await pageFaults(page)).toEqual([]);
  expect(watched.problems).toEqual([]);
});
