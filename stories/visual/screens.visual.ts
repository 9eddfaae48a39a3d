import { expect, test } from '@playwright/test';
import { change, HEIGHT, open, screenModes, screens } from './photograph.ts';

/** `npm run test:rest` compares them; `npm run test:visual -- screens` compares them alone. */
for (const story of screens) {
  test(story, async ({ page }) => {
    await open(page, story);
    for (const [mode, { theme, width }] of screenModes) {
      await page.setViewportSize({ width, height: HEIGHT });
      await change(page, { theme });
      await expect.soft(page).toHaveScreenshot(`${story}-${mode}.png`, { fullPage: true });
    }
  });
}
