/** Checks of a rendered page. Each returns a list of errors. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { focusRingFaults } from './focus-rings.ts';

/** Opens a page and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // React marks its elements; nothing visible tells hydrated from prerendered.
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
}

/** Text and pictures that overflow sideways, of the page or of a vertical scroll area. A strip of pictures may. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    const canBeScrolledTo = (element: Element): boolean => {
      const parent = element.parentElement;
      if (parent === null) return false;
      const isStrip =
        /auto|scroll/.test(getComputedStyle(parent).overflowX) && parent.scrollHeight <= parent.clientHeight;
      return isStrip || canBeScrolledTo(parent);
    };
    const faults = [...document.body.querySelectorAll('*')]
      .filter((element) => hasWords(element) || element.matches('img, svg, input, select, textarea, button'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const end = element.closest('[role="dialog"]')?.getBoundingClientRect().right ?? clientWidth;
        // The honeypot field is clipped on purpose.
        const isTrap = element.matches('[tabindex="-1"][autocomplete="off"]');
        return width > 1 && !isTrap && (left < -1 || right > end + 1) && !canBeScrolledTo(element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...faults] : faults;
  });
}

/** On how many lines the page shows these words, at each of their places. */
export function linesOf(page: Page, words: string): Promise<number[]> {
  return page.evaluate((wanted) => {
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const start = text.textContent?.indexOf(wanted) ?? -1;
      if (start === -1) continue;
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + wanted.length);
      lines.push(new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size);
    }
    return lines;
  }, words);
}

/** Every error of a page except its focus. */
export async function pageFaults(page: Page): Promise<string[]> {
  return [...(await overflowing(page)), ...(await accessibilityFaults(page))];
}

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** The same on a phone and a desktop. The page keeps the desktop's width. */
export async function pageFaultsOnPhoneAndDesk(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    faults.push(...(await pageFaults(page)));
  }
  return faults;
}

/** What hides the focus; undefined when it is visible. */
export function focusFault(page: Page): Promise<string | undefined> {
  // Both in one request: the tests ask more than three thousand times.
  return page.evaluate(
    `(${hiddenFocus.toString()})().then((fault) => fault ?? (${focusRingFaults.toString()})(false)[0])`,
  );
}

/** Runs in the page, so it uses nothing from outside itself. */
async function hiddenFocus(): Promise<string | undefined> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const focused = document.activeElement;
  // The browser draws the focus inside a date field.
  if (focused === null || focused === document.body || !focused.matches(':focus')) return undefined;
  const name = focused.outerHTML.slice(0, 120);
  // A calendar day draws its ring inside the cell.
  const isRinged = [focused, ...focused.querySelectorAll('[aria-hidden="true"]')].some((element) =>
    // A row that unfolds draws it after its words.
    [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }),
  );
  if (!isRinged) return `no outline: ${name}`;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const spots = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.9, 0.2],
    [0.1, 0.8],
    [0.9, 0.8],
  ] as const;
  const isSeen = spots.some(([across, down]) => {
    const seen = document.elementFromPoint(left + width * across, top + height * down);
    // A toast may cover it: it disappears by itself, and Tab leads to its button.
    return seen !== null && (focused.contains(seen) || seen.closest('[data-sonner-toaster]') !== null);
  });
  return isSeen ? undefined : `covered: ${name}`;
}

/** Tabs through the page and collects what hides the focus. */
export async function focusFaultsOfTabs(page: Page, tabs: number): Promise<string[]> {
  const faults: (string | undefined)[] = [];
  for (let pressed = 0; pressed < tabs; pressed += 1) {
    await page.keyboard.press('Tab');
    faults.push(await focusFault(page));
  }
  return faults.filter((fault) => fault !== undefined);
}

/** Tab leads to the first element of the page again. */
export function focusStart(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Text with tabular figures: in many typefaces its spaces are as wide as a digit. */
export function typewriterWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const isSeen = element.getBoundingClientRect().width > 1;
      if (!isSeen || !getComputedStyle(element).fontVariantNumeric.includes('tabular-nums')) return [];
      const own = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim() ?? '');
      return own.filter((words) => /\p{L}\s|\s\p{L}/u.test(words));
    }),
  );
}
