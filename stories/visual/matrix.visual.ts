import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { change, HEIGHT, matrices, matrixModes, open, screenModes, screens } from './photograph.ts';

for (const story of matrices) {
  test(story, async ({ page }) => {
    await open(page, story);
    for (const [mode, { theme, width, forcedColors = 'none' }] of matrixModes) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ forcedColors });
      await change(page, { theme });
      await expect.soft(page.locator('#storybook-root')).toHaveScreenshot(`${story}-${mode}.png`);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await change(page, { textSpacing: 'wide' });
    expect.soft(await overflowOf(page), 'with wide text spacing on a screen of 320 px').toBe(0);
  });
}

test('a padding of one pixel more is seen', async ({ page }) => {
  test.skip(test.info().config.updateSnapshots !== 'none', 'it would be taken for the new picture');
  await open(page, 'actions-button--matrix');
  await page.setViewportSize({ width: 1024, height: HEIGHT });
  await change(page, { theme: 'kesar' });
  const picture = () =>
    expect(page.locator('#storybook-root')).toHaveScreenshot('actions-button--matrix-kesar-1024.png', {
      timeout: 5000,
    });
  await picture();
  await page.locator('#storybook-root button').evaluateAll((buttons) => {
    for (const button of buttons) {
      const { paddingInlineStart } = getComputedStyle(button);
      button.style.setProperty('padding-inline-start', `${Number.parseFloat(paddingInlineStart) + 1}px`);
    }
  });
  await expect(picture()).rejects.toThrow();
});

test('no picture is left of a story that is gone', () => {
  const known = new Set([
    ...matrices.flatMap((story) => matrixModes.map(([mode]) => `${story}-${mode}.png`)),
    ...screens.flatMap((story) => screenModes.map(([mode]) => `${story}-${mode}.png`)),
  ]);
  const pictures = readdirSync(join(import.meta.dirname, 'references')).filter((file) =>
    file.endsWith('.png'),
  );
  expect(pictures.filter((picture) => !known.has(picture))).toEqual([]);
});

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
