import { expect, test } from '@playwright/test';
import { forceContent, hostile, HOSTILE_WORDS, pictures } from './forced-content.ts';
import { hotels } from './hotels.ts';
import { open, overflowing } from './look.ts';
import { watch } from './watch.ts';

// Drop requests that are still running when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const { origin } = hotels.demo;
const LOCATED = ['/udaipur', '/udaipur/lake-suite'];
const PATHS = [
  '/',
  '/about',
  '/services',
  '/gallery',
  '/contact',
  '/policies',
  '/book',
  ...LOCATED,
  '/checkout',
];

test('hostile content that came past the check is text: no script of it runs and nobody else is asked', async ({
  page,
}) => {
  test.slow();
  const watched = await watch(page, origin);
  await forceContent(page, origin, { text: hostile });
  for (const path of PATHS) {
    await open(page, origin + path);
    if (path !== '/checkout')
      expect(await page.textContent('main'), path).toContain(HOSTILE_WORDS.slice(0, 40));
    expect(await page.evaluate(() => 'ran' in globalThis), path).toBe(false);
    // React replaces a javascript: link by one that throws.
    const scripts = await page
      .locator('[href^="javascript:" i]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href'))
          .filter((href) => href?.startsWith('javascript:throw') !== true),
      );
    expect(scripts, path).toEqual([]);
    expect(
      await page.locator('iframe, object, embed, base, [srcdoc], [onload], [onerror]').count(),
      path,
    ).toBe(0);
    expect(new URL(page.url()).origin).toBe(origin);
  }
  expect(watched.foreignHosts()).toEqual([]);
  expect(watched.problems).toEqual([]);
});

for (const count of [1, 200]) {
  test(`albums of ${count} lay out`, async ({ page }) => {
    await forceContent(page, origin, { pictures: pictures(count) });
    for (const path of ['/', '/services', '/gallery', '/book', ...LOCATED]) {
      await open(page, origin + path);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await overflowing(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    await page.goto(`${origin}/gallery`);
    await expect(page.getByRole('tabpanel').getByRole('img')).toHaveCount(count);
  });
}
