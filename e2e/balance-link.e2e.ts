import { type Browser, expect, test } from '@playwright/test';
import { addDays } from '#domain/stay';
import { expectConfirmed, fillDetails, hold, newAddress, unfoldPrices } from './guest.ts';
import { euroHotel } from './hotels.ts';
import { open, pageFaultsOnPhoneAndDesk } from './look.ts';
import { codeSentTo, linkSentTo, mailsTo } from './mailbox.ts';
import { watch } from './watch.ts';

const { origin, phone } = euroHotel;
/** Its balance is due in two days, so that the guest is asked at once. */
const checkIn = addDays(new Date().toISOString().slice(0, 10), 16);

test('the mail that asks for a balance opens the booking on another device, where it is paid', async ({
  browser,
  page,
  request,
}) => {
  const email = newAddress('balance-link');
  const search = `/book?location=porto&checkin=${checkIn}&checkout=${addDays(checkIn, 3)}&rooms=2`;
  await open(page, `${origin}${search}`);
  await unfoldPrices(page);
  await page.getByRole('button', { name: 'Choose In advance, Bolhão Studio' }).click();
  await fillDetails(page, { email, phone });
  await hold(page);
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).first().click();
  await expectConfirmed(page);

  const link = await linkSentTo(request, origin, email);
  const [asked] = await mailsTo(request, origin, email);
  expect(asked?.subject).toContain('Please pay the balance of your stay');
  const desk = await openOnNewDevice(browser, link);
  await expect(desk.balance).toContainText('16:00 hotel time');
  expect(new URL(desk.page.url()).hash).toBe('');
  expect(await pageFaultsOnPhoneAndDesk(desk.page)).toEqual([]);
  const tablet = await openOnNewDevice(browser, link);
  await tablet.balance.getByRole('button', { name: /^Pay .* now$/ }).click();
  await tablet.page.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(tablet.page.getByRole('main').getByText('PAID', { exact: true })).toBeVisible({
    timeout: 15_000,
  });
  for (const { problems } of [desk.watched, tablet.watched]) expect(problems).toEqual([]);
});

async function openOnNewDevice(browser: Browser, link: string) {
  const page = await (await browser.newContext()).newPage();
  const watched = await watch(page, origin);
  await page.goto(link);
  const balance = page.getByRole('region', { name: 'Balance to pay' });
  await expect(balance).toBeVisible();
  return { page, watched, balance };
}
