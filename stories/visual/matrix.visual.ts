import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { MODES } from '../../.storybook/modes.ts';

interface StoryIndex {
  entries: Readonly<Record<string, unknown>>;
}

const HEIGHT = 800;
/** Replaces every photograph: a fifth of the bytes, and its diagonal shows the crop. */
const PHOTOGRAPH =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><path fill="#8a9a94" d="M0 0h1600v1000H0z"/><path fill="#5f6f6a" d="M0 1000 1600 0v1000z"/></svg>';
const index = await fetch(`${process.env['TARGET_URL']}/index.json`);
const { entries } = (await index.json()) as StoryIndex;
const stories = Object.keys(entries).filter((id) => id.endsWith('--matrix'));
const modes = Object.entries(MODES);

for (const story of stories) {
  test(story, async ({ page }) => {
    await open(page, story);
    for (const [mode, { theme, width, forcedColors = 'none' }] of modes) {
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
  const known = new Set(stories.flatMap((story) => modes.map(([mode]) => `${story}-${mode}.png`)));
  const pictures = readdirSync(join(import.meta.dirname, 'references')).filter((file) =>
    file.endsWith('.png'),
  );
  expect(pictures.filter((picture) => !known.has(picture))).toEqual([]);
});

async function open(page: Page, story: string): Promise<void> {
  await page.clock.setFixedTime('2026-03-05T10:00:00Z');
  await page.route('**/images/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PHOTOGRAPH }),
  );
  await page.goto(`/iframe.html?viewMode=story&id=${story}&globals=a11y.manual:!true`);
  await expect(page.locator('#storybook-root > *').first()).toBeVisible();
}

/** Changes the toolbar's values, and waits for fonts and pictures. */
async function change(page: Page, globals: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async (chosen) => {
    // Storybook's channel between its two windows.
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: {
        once: (event: string, listener: () => void) => void;
        emit: (event: string, payload: object) => void;
      };
    };
    await new Promise<void>((done) => {
      channel.once('storyRendered', done);
      channel.emit('updateGlobals', { globals: chosen });
    });
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  }, globals);
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
