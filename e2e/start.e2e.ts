import { expect, type Page, type Request, test } from '@playwright/test';
import { hotels } from './hotels.ts';
import { open } from './look.ts';
import { watch } from './watch.ts';

const { origin } = hotels.demo;
const MOST_SCRIPT_BYTES = 2000;

/** A browser that is never idle: only the guest's first interaction starts the application. */
async function neverIdle(page: Page): Promise<string[]> {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  return scripts;
}

test('a page is plain HTML until it is touched, with at most 2 kB of script', async ({ page }) => {
  const scripts = await neverIdle(page);
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).body()));
  expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  await page.mouse.move(10, 10);
  await expect.poll(() => scripts.length).toBeGreaterThan(2);
});

test('the browser starts the application by itself when it has nothing else to do', async ({ page }) => {
  await open(page, `${origin}/about`);
});

test('a link leads and a form is sent where the application does not come', async ({ page }) => {
  await neverIdle(page);
  await page.route(/\/assets\/main-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${origin}/`);
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL(`${origin}/about`);
  await page.goto(`${origin}/`);
  const search = page.getByRole('search');
  await search.getByLabel('Where').selectOption('kochi');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/book\?location=kochi&/);
  // The calendar needs the application, so the page of the rooms has the date fields of the browser.
  await expect(search.getByRole('button', { name: /^When/ })).toBeHidden();
  await search.getByLabel('Where').selectOption('kochi');
  await search.getByLabel('Check-in').fill('2027-02-09');
  await search.getByLabel('Check-out').fill('2027-02-12');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/book\?location=kochi&checkin=2027-02-09&checkout=2027-02-12&rooms=2$/);
});

test('the checkout has its beginning before the application: of a quote, and without one', async ({
  page,
}) => {
  await page.route(/\/assets\/main-[^/]*\.js$/, (route) => route.abort());
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${origin}/checkout?quote=unknown`);
  await expect(heading).toHaveText('Review and book');
  await page.goto(`${origin}/checkout`);
  await expect(heading).toHaveText('Please Select details first');
});

test('what is typed and pressed before the application is there is not lost', async ({ page }) => {
  await neverIdle(page);
  const watched = await watch(page, origin);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${origin}/`);
  await page.getByRole('search').getByLabel('Where').selectOption('manali');
  await page.getByRole('button', { name: /^Who/ }).click();
  release();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('search').getByLabel('Where')).toHaveValue('manali');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  // The application knows what was chosen before it started.
  await expect(
    page.getByRole('search').getByText('Please select a valid arrival and departure date').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(`${origin}/`);
  expect(watched.problems).toEqual([]);
});

test('a page that was pointed at needs no further request, and begins at its top', async ({ page }) => {
  await open(page, `${origin}/`);
  // The first press of a page that asks the server fetches the toasts, for when the network is gone.
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => scrollTo(0, 2000));
  for (const [name, path] of [
    ['About', '/about'],
    ['Services', '/services'],
    ['Contact', '/contact'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true }).first();
    const fetched = page.waitForResponse(new RegExp(`/data${path}\\.`));
    await link.hover();
    await (await fetched).finished();
    await page.waitForLoadState('networkidle');
    const requested: string[] = [];
    const note = (request: Request): number => requested.push(new URL(request.url()).pathname);
    page.on('request', note);
    await link.click();
    await expect(page).toHaveURL(origin + path);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    page.off('request', note);
    expect(requested.filter((address) => /^\/data\/|\.js$/.test(address))).toEqual([]);
  }
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});
