/**
 * Opens stories as they are photographed: motion off, the clock still. `scripts/test-visual.ts` serves plain grounds in place of
 * photographs.
 */
import { expect, type Page } from '@playwright/test';
import { MODES } from '../../.storybook/modes.ts';

interface StoryIndex {
  entries: Readonly<Record<string, unknown>>;
}

export const HEIGHT = 800;
const index = await fetch(`${process.env['TARGET_URL']}/index.json`);
const { entries } = (await index.json()) as StoryIndex;

export const matrices = Object.keys(entries).filter((id) => id.endsWith('--matrix'));
/** The screens that most guests see, in the state in which most see them. */
export const screens = [
  'screens-home--ready',
  'screens-location--ready',
  'screens-room--ready',
  'screens-gallery--rooms',
  'screens-contact--ready',
  'screens-book--ready',
  'screens-checkout--ready',
  'screens-checkout-payment--ready',
  'screens-confirmed--ready',
  'screens-bookings--ready',
  'screens-booking--ready',
  'screens-login--ready',
];
/** Forced colours are those of each component. */
export const screenModes = Object.entries(MODES).filter(([, { forcedColors }]) => forcedColors === undefined);
export const matrixModes = Object.entries(MODES);

export async function open(page: Page, story: string): Promise<void> {
  await page.clock.setFixedTime('2026-03-05T10:00:00Z');
  await page.goto(`/iframe.html?viewMode=story&id=${story}&globals=a11y.manual:!true`);
  await expect(page.locator('#storybook-root > *').first()).toBeVisible();
}

/** Changes the toolbar's values, and waits for fonts and pictures. */
export async function change(page: Page, globals: Readonly<Record<string, string>>): Promise<void> {
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
