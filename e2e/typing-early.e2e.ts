import { expect, type Page, test } from '@playwright/test';
import { newAddress } from './guest.ts';
import { hotels } from './hotels.ts';
import { mailsTo } from './mailbox.ts';
import { calendarOf, datesField } from './search.ts';
import { watch } from './watch.ts';

const { origin } = hotels.demo;
const SLOWER = 6;

/** A slow phone, on which a page takes seconds to start. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    addEventListener('verandah:started', () => document.documentElement.toggleAttribute('data-e2e-started'));
  });
}
const hasStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-e2e-started'));

test('a letter that is written and corrected while the page starts arrives as it was written', async ({
  page,
  request,
}) => {
  const watched = await watch(page, origin);
  const email = newAddress('early');
  await slowDown(page);
  await page.goto(`${origin}/contact`, { waitUntil: 'commit' });
  await page.getByLabel('Location').selectOption('manali');
  await page.getByLabel('Name').fill('Meera Rao');
  await page.getByLabel('Message').focus();
  await page.keyboard.type('boat');
  // A word is put before the others, from before the start until after it.
  await page.keyboard.press('Home');
  let words = '';
  for (let letters = 0; letters < 10 || !(await hasStarted(page)); letters += 1) {
    const letter = 'a long letter '.charAt(letters % 14);
    await page.keyboard.type(letter);
    words += letter;
  }
  await page.keyboard.type(' of a ');
  words = `${words} of a boat`;
  await expect(page.getByLabel('Message')).toHaveValue(words);
  await expect(page.getByLabel('Location')).toHaveValue('manali');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('98123 45678');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message has been sent successfully')).toBeVisible();
  await expect(async () => {
    const mails = await mailsTo(request, origin, 'manali@thekesar.example');
    expect(mails.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join()).toContain(words);
  }).toPass({ timeout: 10_000 });
  expect(watched.problems).toEqual([]);
});

test('a location that is chosen while the page starts is the one that is searched', async ({ page }) => {
  const watched = await watch(page, origin);
  await slowDown(page);
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await page.getByRole('search').getByLabel('Where').selectOption('manali');
  await datesField(page).click();
  await expect(calendarOf(page)).toBeVisible();
  expect(watched.problems).toEqual([]);
});
