/** Opens stories as they are photographed: motion off, the clock still, plain grounds in place of photographs. */
import { expect, type Page } from '@playwright/test';
import { MODES } from '../../.storybook/modes.ts';

interface StoryIndex {
  entries: Readonly<Record<string, unknown>>;
}

export const HEIGHT = 800;
/** Replaces every photograph: a fifth of the bytes, and its diagonal shows the crop. */
const PHOTOGRAPH =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><path fill="#8a9a94" d="M0 0h1600v1000H0z"/><path fill="#5f6f6a" d="M0 1000 1600 0v1000z"/></svg>';
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
  await page.route('**/images/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PHOTOGRAPH }),
  );
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
