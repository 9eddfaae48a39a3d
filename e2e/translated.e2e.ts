import { expect, test, type Page } from '@playwright/test';
import { openStay } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress, typeInto } from './guest.ts';
import { hotels } from './hotels.ts';
import { open } from './look.ts';
import { codeSentTo } from './mailbox.ts';
import { chooseMeals, editSearch } from './search.ts';
import { translate, translatedTexts } from './translator.ts';

const { origin } = hotels.demo;
const { checkIn, checkOut } = openStay(2);
const results = `${origin}/book?location=udaipur&checkin=${checkIn}&checkout=${checkOut}&rooms=2`;

/** Everything that a guest reads, but for the seconds that run. */
const words = async (page: Page, part: string): Promise<string> =>
  (await page.locator(part).first().innerText())
    .replaceAll(/\b\d?\d:\d\d\b/g, 'clock')
    .replaceAll(/\s+/g, ' ');

/** Each page of the guest whose browser translates says what the other says, and is translated. */
async function expectSame(translated: Page, plain: Page, part = 'body'): Promise<void> {
  await expect(async () => {
    expect(await words(translated, part)).toBe(await words(plain, part));
    expect(await translatedTexts(translated)).toBeGreaterThan(20);
  }).toPass({ timeout: 10_000 });
}

const pressDay = (page: Page, nth: number): Promise<void> =>
  page
    .getByRole('group', { name: /^Arrive another day/ })
    .getByRole('link')
    .nth(nth)
    .click();

async function searchIn(page: Page, location: string): Promise<void> {
  await editSearch(page);
  const search = page.getByRole('search');
  await search.getByLabel('Where').selectOption({ label: location });
  await search.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/location=kochi/);
}

for (const begins of ['with the page', 'with the application'] as const) {
  test(`results say what they say when a browser translates them, beginning ${begins}`, async ({
    context,
  }) => {
    const [plain, translated] = [await context.newPage(), await context.newPage()];
    await translate(translated, begins);
    const pages = [plain, translated];
    const died: string[] = [];
    if (begins === 'with the application') translated.on('pageerror', (error) => died.push(String(error)));

    for (const page of pages) await open(page, results);
    await expect(plain.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
    await expectSame(translated, plain);
    for (const page of pages) await pressDay(page, 1);
    await expect(plain).not.toHaveURL(results);
    await expectSame(translated, plain);
    for (const page of pages) await chooseMeals(page, 'Breakfast included');
    await expectSame(translated, plain);
    for (const page of pages) await pressDay(page, 2);
    await expectSame(translated, plain);
    for (const page of pages) await searchIn(page, 'The Kesar Kochi');
    await expectSame(translated, plain);
    expect(died).toEqual([]);
  });
}

test('a stay is chosen, booked and paid while a browser translates every page', async ({
  context,
  request,
}) => {
  const email = newAddress('translated');
  const [plain, page] = [await context.newPage(), await context.newPage()];
  const died: string[] = [];
  page.on('pageerror', (error) => died.push(String(error)));
  await translate(page, 'with the application');
  const compare = async (part?: string): Promise<void> => {
    await open(plain, page.url());
    await expectSame(page, plain, part);
  };
  // The bar with the total is one of a phone.
  for (const each of [plain, page]) await each.setViewportSize({ width: 390, height: 844 });

  await open(page, results.replace('udaipur', 'manali'));
  await page
    .getByRole('button', { name: /^Choose Saver, / })
    .first()
    .click();
  await expect(page).toHaveURL(/quote=/);
  await compare();
  const withoutBoots = page.url();
  await page.getByRole('button', { name: 'Add Snow boots for the stay' }).click();
  await expect(page).not.toHaveURL(withoutBoots);
  // The row of the extra is unfolded where it was pressed.
  await compare('table');
  await compare('[aria-label="Your booking"]');
  await fillDetails(page, { email, phone: '98765 43210' });
  await hold(page);
  await expect(page).toHaveURL(/booking=/);
  await compare();
  await typeInto(page.getByLabel('Code'), await codeSentTo(request, origin, email));
  const pay = page.getByRole('button', { name: /^Pay .* now$/ });
  await expect(pay).toBeVisible();
  await compare();
  await pay.click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expectConfirmed(page);
  await compare();
  expect(died).toEqual([]);
});

test('the translator of these tests is one that a page without a remedy does not survive', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['removeChild', 'insertBefore', 'appendChild'] as const) {
      const native: unknown = Node.prototype[name];
      // What the site puts in its place is ignored.
      Object.defineProperty(Node.prototype, name, { get: () => native, set() {} });
    }
  });
  await translate(page, 'with the application');
  await open(page, results);
  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
  await expect.poll(() => translatedTexts(page)).toBeGreaterThan(20);
  await pressDay(page, 1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
});
