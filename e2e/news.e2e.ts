import { expect, test } from '@playwright/test';
import { openStay } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress, unfoldPrices } from './guest.ts';
import { hotels } from './hotels.ts';
import { open, pageFaultsOnPhoneAndDesk } from './look.ts';
import { codeSentTo, mailsTo } from './mailbox.ts';
import { watch } from './watch.ts';

const { origin, location, phone } = hotels.demo;

test('a guest asks for news with a box that nobody ticked, and stops them with one press and no login', async ({
  browser,
  page,
  request,
}) => {
  const email = newAddress('news');
  const { checkIn, checkOut } = openStay(2);
  const watched = await watch(page, origin);
  await open(page, `${origin}/book?location=${location}&checkin=${checkIn}&checkout=${checkOut}&rooms=2`);
  await unfoldPrices(page);
  await page
    .getByRole('button', { name: /^Choose Flexible/ })
    .first()
    .click();
  await fillDetails(page, { email, phone });
  const box = page.getByRole('checkbox', { name: /^Send me news and offers from / });
  await expect(box).not.toBeChecked();
  await box.check();
  // A consent is not kept: after a reload it must be given anew.
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(box).not.toBeChecked();
  await box.check();
  await hold(page);
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await expectConfirmed(page);

  let link = '';
  await expect(async () => {
    const texts = (await mailsTo(request, origin, email)).map(({ text }) => text).join('\n');
    link = /http\S+\/stop-news#\S+/.exec(texts)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 10_000 });

  // Another browser, where nobody is known.
  const other = await (await browser.newContext()).newPage();
  const elsewhere = await watch(other, origin, [410]);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Stop our news?');
  expect(await pageFaultsOnPhoneAndDesk(other)).toEqual([]);
  await other.getByRole('button', { name: 'Stop the news' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You get no more news');
  expect(await pageFaultsOnPhoneAndDesk(other)).toEqual([]);

  await other.goto(`${origin}/stop-news#forged.token`);
  await other.reload();
  await other.getByRole('button', { name: 'Stop the news' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  expect(await pageFaultsOnPhoneAndDesk(other)).toEqual([]);
  expect([...watched.problems, ...elsewhere.problems]).toEqual([]);
});
