import { expect, type Page, test } from '@playwright/test';
import { hotels } from './hotels.ts';
import { open, pageFaults } from './look.ts';
import { watch } from './watch.ts';

const { demo, awkward } = hotels;
const LISTED = [...awkward.foreignHosts, ...awkward.scriptHosts];
const bar = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const answer = (page: Page, name: 'Refuse' | 'Accept') => bar(page).getByRole('button', { name }).click();

/** Everything that third-party scripts could read: cookies and storage keys. */
async function kept(page: Page) {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // The scroll positions of this tab: they end with the tab and say nothing about the guest.
  const others = keys.filter((key) => key !== 'verandah.scroll');
  return { cookies: await page.evaluate(() => document.cookie), keys: others };
}

/** The consent signals that the tag received, in order. */
const signals = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .filter((entry) => entry[0] === 'consent')
      .map((entry) => `${String(entry[1])} ${(entry[2] as Record<string, string>)['analytics_storage']}`),
  );

test('a hotel without scripts of others asks nobody and nothing', async ({ page }) => {
  const watched = await watch(page, demo.origin);
  for (const path of ['/', '/contact', '/book', '/checkout']) {
    await open(page, demo.origin + path);
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);
  }
  expect([watched.foreignHosts(), watched.problems]).toEqual([[], []]);
  expect(await kept(page)).toEqual({ cookies: '', keys: [] });
});

test('before a choice and after refusing, tags know nobody and nothing is kept', async ({ page }) => {
  const watched = await watch(page, awkward.origin);
  await open(page, `${awkward.origin}/`);
  await expect(bar(page)).toBeVisible();
  await expect.poll(watched.foreignHosts).toEqual(LISTED);
  expect(await signals(page)).toEqual(['default denied']);
  expect(await kept(page)).toEqual({ cookies: '', keys: [] });

  await answer(page, 'Refuse');
  await expect(bar(page)).toHaveCount(0);
  expect(await signals(page)).toEqual(['default denied', 'update denied']);
  expect(await kept(page)).toEqual({ cookies: '', keys: ['verandah.consent'] });

  await open(page, `${awkward.origin}/about`);
  await expect.poll(() => signals(page)).toEqual(['default denied']);
  await expect(bar(page)).toHaveCount(0);
  expect(watched.problems).toEqual([]);
});

test('consent is told to tags, and taken back with all that it left', async ({ page }) => {
  const watched = await watch(page, awkward.origin);
  await open(page, `${awkward.origin}/`);
  await answer(page, 'Accept');
  expect(await signals(page)).toEqual(['default denied', 'update granted']);
  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1.1; path=/';
    localStorage.setItem('_fbp', '1');
  });

  await page.getByRole('button', { name: 'Privacy choices' }).press('Enter');
  await expect(bar(page).getByRole('heading')).toBeFocused();
  await expect(bar(page)).toContainText('You have accepted.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeFocused();

  await page.keyboard.press('Enter');
  const reloaded = page.waitForEvent('load');
  await answer(page, 'Refuse');
  await reloaded;
  await expect.poll(() => signals(page)).toEqual(['default denied']);
  expect(await kept(page)).toEqual({ cookies: '', keys: ['verandah.consent'] });
  expect(watched.problems).toEqual([]);
});

test('pages of a single guest have documents of their own, without scripts of others', async ({ page }) => {
  const watched = await watch(page, awkward.origin);
  await open(page, `${awkward.origin}/checkout`);
  await expect(bar(page)).toHaveCount(0);
  expect(watched.foreignHosts()).toEqual(awkward.foreignHosts);
  expect(await signals(page)).toEqual([]);

  const toBook = page.waitForEvent('load');
  await page.getByRole('main').getByRole('link', { name: 'Book a stay' }).click();
  await toBook;
  await expect(page).toHaveURL(`${awkward.origin}/book`);
  await expect.poll(watched.foreignHosts).toEqual(LISTED);

  const back = page.waitForEvent('load');
  await page.goBack();
  await back;
  await expect(page).toHaveURL(`${awkward.origin}/checkout`);
  await expect(page.getByRole('main').getByText('Please Select details first')).toBeVisible();
  expect(await signals(page)).toEqual([]);
});

for (const width of [320, 390, 768, 1440]) {
  test(`the question is whole and in nobody's way at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${awkward.origin}/about`);
    await expect(bar(page)).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    const [refuse, accept] = await Promise.all(
      (['Refuse', 'Accept'] as const).map((name) => bar(page).getByRole('button', { name }).boundingBox()),
    );
    expect([refuse?.width, refuse?.height, refuse?.y]).toEqual([accept?.width, accept?.height, accept?.y]);
  });
}
