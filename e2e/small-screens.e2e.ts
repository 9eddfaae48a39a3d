import { expect, test } from '@playwright/test';
import { bookFirst, newAddress } from './guest.ts';
import { openStay } from './dates.ts';
import { hotels } from './hotels.ts';
import { open, overflowing } from './look.ts';
import { LOW_SCREEN, openPicture } from './narrow.ts';

/** A part of the Layout Instability API that TypeScript does not know yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

const PHONE = { width: 390, height: 844 };
const { checkIn, checkOut } = openStay(2);

test('a low screen belongs to the picture that is open', async ({ page }) => {
  await page.setViewportSize(LOW_SCREEN);
  await open(page, `${hotels.demo.origin}/gallery`);
  const { picture, largestOther } = await openPicture(page);
  expect(picture).toBeGreaterThan(2 * largestOther);
  expect(picture).toBeGreaterThan((LOW_SCREEN.width * LOW_SCREEN.height) / 4);
  expect(await overflowing(page)).toEqual([]);
});

test('a dialog that scrolls shows what Tab reaches, on every way round', async ({ page, request }) => {
  const { origin, location } = hotels.demo;
  await bookFirst(page, request, { origin, location, plan: 'Flexible', email: newAddress('low-dialog') });
  await page.getByRole('link', { name: 'See or cancel this booking' }).click();
  await page.setViewportSize(LOW_SCREEN);
  await page.getByRole('link', { name: 'Cancel booking' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  const reason = question.getByLabel('Reason');
  await expect(reason).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let pressed = 0; pressed < 5; pressed += 1) {
      await page.keyboard.press(key);
      const focused = question.locator(':focus');
      await expect.soft(focused, `${key} ${pressed}`).toBeInViewport({ ratio: 1 });
      if (await reason.evaluate((field) => field === document.activeElement))
        await expect
          .soft(question.getByText('Reason', { exact: true }), `${key} ${pressed}`)
          .toBeInViewport({ ratio: 1 });
    }
});

for (const { name, path, shows } of [
  { name: 'the search', path: '/', shows: /^Search$/ },
  {
    name: 'a room with its price',
    path: `/book?location=LOCATION&checkin=${checkIn}&checkout=${checkOut}&rooms=2`,
    shows: /^Choose /,
  },
])
  test(`the first screen of a phone has ${name}, and nothing moves`, async ({ page }) => {
    const { origin, location } = hotels.demo;
    await page.setViewportSize(PHONE);
    await page.addInitScript(() => {
      const moved: string[] = [];
      const inWords = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]): string =>
        `${node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent)} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { value, startTime, sources } of list.getEntries() as LayoutShift[])
          if (value > 0.001)
            moved.push(`${value} at ${Math.round(startTime)} ms: ${sources.map(inWords).join(', ')}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The typeface is kept from another page: where it comes after the first words, on a busy machine, lines change with it.
    await open(page, `${origin}/about`);
    await open(page, origin + path.replace('LOCATION', location));
    await expect(page.getByRole('button', { name: shows }).first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });

test('the search opens below its line wherever the page is, and folds again', async ({ page }) => {
  const { origin, location } = hotels.demo;
  await page.setViewportSize(PHONE);
  await open(page, `${origin}/book?location=${location}&checkin=${checkIn}&checkout=${checkOut}&rooms=2`);
  const edit = page.getByRole('button', { name: /^Edit your search/ });
  const form = page.getByRole('search');
  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
  await page.keyboard.press('End');
  // The browser scrolls on for a moment, and over what a script scrolls meanwhile.
  await expect.poll(() => page.evaluate(toItsEnd)).toBeLessThan(1);
  await edit.press('Enter');
  await expect(form).toBeInViewport({ ratio: 1 });
  await expect(form.getByLabel('Where')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await form.getByRole('button', { name: 'Search', exact: true }).press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

/** The pixels from the lower edge of the screen to the end of the page. */
function toItsEnd(): number {
  return document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
}
