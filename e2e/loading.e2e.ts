/** What a guest on a slow line sees while a page loads, frame by frame. */
import { expect, type Page, test } from '@playwright/test';
import { hotels } from './hotels.ts';
import { watch } from './watch.ts';

const { origin } = hotels.demo;

const MOST_SHIFT = 0.002;

interface LayoutShift extends PerformanceEntry {
  value: number;
}

interface Frame {
  spinner: boolean;
  layout: boolean;
}

interface Seen {
  frames: Frame[];
  layoutShift: number;
}

function recordFrames(): void {
  const frames: Frame[] = [];
  const seen: Seen = { frames, layoutShift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.layoutShift += (entry as LayoutShift).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const isSeen = (id: string) =>
    document.getElementById(id)?.checkVisibility({ visibilityProperty: true }) ?? false;
  const look = () => {
    frames.push({ spinner: isSeen('loading'), layout: isSeen('root') });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** Holds every stylesheet until it is released. */
async function holdStylesheets(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.css$/u, async (route) => {
    await isHeld;
    await route.continue();
  });
  return letGo;
}

test('the spinner is painted before the stylesheet comes, and never with the page', async ({ page }) => {
  const watched = await watch(page, origin);
  await page.addInitScript(recordFrames);
  const letGo = await holdStylesheets(page);
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name));
  await expect.poll(paints).toContain('first-paint');
  const spinner = page.locator('#loading');
  await expect(spinner).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Loading');
  expect(await spinner.evaluate((element) => getComputedStyle(element, '::before').width)).toBe('48px');

  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(spinner).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const { frames, layoutShift } = await seenOn(page);
  expect(frames.some(({ spinner: isSeen }) => isSeen)).toBe(true);
  expect(frames.filter((frame) => frame.spinner && frame.layout)).toEqual([]);
  expect(layoutShift).toBeLessThanOrEqual(MOST_SHIFT);
  expect(watched.problems).toEqual([]);
});

for (const address of ['/book', '/checkout/confirmed/none', '/no-such-page'])
  test(`the policy lets ${address} paint it as well`, async ({ page }) => {
    const watched = await watch(page, origin, [401, 404]);
    const letGo = await holdStylesheets(page);
    await page.goto(origin + address, { waitUntil: 'commit' });
    await expect(page.locator('#loading')).toHaveCSS('position', 'fixed');
    letGo();
    await expect(page.locator('#loading')).toHaveCount(0);
    expect(watched.problems).toEqual([]);
  });

test('the layout is shown after three seconds when a stylesheet never comes', async ({ page }) => {
  await page.route(/\.css$/u, (route) => route.abort());
  await page.goto(`${origin}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 4000 });
  await expect(page.locator('#loading')).toBeHidden();
});

test('the layout is shown after three seconds when the script that shows it breaks', async ({ page }) => {
  await page.route(/\/loading-[^/]*\.js$/u, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "document.documentElement.dataset.loading = '';" }),
  );
  await page.goto(`${origin}/about`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.locator('#loading')).toBeVisible();
  await expect(heading).toBeHidden();
  await expect(heading).toBeVisible({ timeout: 4000 });
  await expect(page.locator('#loading')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is hidden, and there is no spinner', async ({ page }) => {
    await page.goto(`${origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#loading')).toBeHidden();
  });
});
