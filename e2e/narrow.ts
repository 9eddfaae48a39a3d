/** Checks for narrow screens and large text. */
import { expect, type Page } from '@playwright/test';
import { overflowing } from './look.ts';

/** A desktop of 1280 × 1024 at 400 %. */
export const LOW_SCREEN = { width: 320, height: 256 };
export const NARROW_PHONE = { width: 320, height: 568 };
/** The most of a screen that a header may keep covered, as a share. */
export const MOST_HEADER = 0.25;

/** The share of the screen that the header covers in the middle of a page. */
export const headerShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    const { top = 0, bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
    scrollTo({ top: 0, behavior: 'instant' });
    return Math.max(0, bottom - Math.max(0, top)) / innerHeight;
  });

/** Says so where neither the links of the header nor the button of their menu can be seen. */
export const hiddenNavigation = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (way: Element): boolean => way.checkVisibility() && way.getBoundingClientRect().width > 1;
    const links = [...document.querySelectorAll('header nav a')];
    const buttons = [...document.querySelectorAll('header button[aria-haspopup="dialog"]')];
    const header = document.querySelector('header');
    // Who books has no links: the header shows the steps. On paper there is no header.
    return header === null || !isSeen(header) || links.length === 0 || [...links, ...buttons].some(isSeen)
      ? []
      : ['the header shows neither its links nor their menu'];
  });

export async function expectNothingSideways(page: Page, name: string): Promise<void> {
  expect.soft(await overflowing(page), name).toEqual([]);
  expect.soft(await headerShare(page), `${name}: the header covers`).toBeLessThanOrEqual(MOST_HEADER);
}

export async function openPicture(page: Page): Promise<{ picture: number; largestOther: number }> {
  await page.getByRole('tabpanel').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group').getByRole('img').first()).toBeVisible();
  return dialog.evaluate((element) => {
    const frame = element.querySelector('[role="group"] > :not([inert]) img');
    if (frame === null) throw new Error('There is no picture.');
    const { width, height } = frame.getBoundingClientRect();
    const ratio = Number(frame.getAttribute('width')) / Number(frame.getAttribute('height'));
    const shown = Math.min(width, height * ratio);
    const areas = [...element.querySelectorAll('button, p, li')].map((other) => {
      const box = other.getBoundingClientRect();
      return box.width * box.height;
    });
    return { picture: shown ** 2 / ratio, largestOther: Math.max(...areas) };
  });
}
