/** What a page must look like on every screen, read from the page as it is drawn. Each answer is a list of faults. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { clippedRings } from './clipped-rings.ts';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Opens a page and waits until the application has taken it over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // React marks the elements that it owns; nothing that a guest sees tells hydrated from prerendered.
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
}

export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(AXE_TAGS)
    // axe would fetch the font host's stylesheet by script, which the content policy rightly refuses.
    // What passes is only counted: to describe each of its elements takes longer than to look at them.
    .options({ preload: false, resultTypes: ['violations'] })
    // In the page itself, at a third of the cost: a second page to gather results in is for frames of other hosts, and no page has one.
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Words and pictures that stick out sideways, of the page or of a box that scrolls up and down; a strip of pictures may. */
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
        // The field that only machines fill in is cut to nothing around it.
        const isTrap = element.matches('[tabindex="-1"][autocomplete="off"]');
        return width > 1 && !isTrap && (left < -1 || right > end + 1) && !canBeScrolledTo(element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...faults] : faults;
  });
}

/** All that is wrong with a page as it stands, but for the focus. */
export async function pageFaults(page: Page): Promise<string[]> {
  return [...(await overflowing(page)), ...(await accessibilityFaults(page))];
}

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** The same on a phone and on a desk; the page is left as wide as the desk. */
export async function pageFaultsOnPhoneAndDesk(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    faults.push(...(await pageFaults(page)));
  }
  return faults;
}

/** What keeps a guest from seeing where the focus is; undefined when it can be seen. */
export async function focusFault(page: Page): Promise<string | undefined> {
  const hidden = await hiddenFocus(page);
  return hidden ?? (await page.evaluate(clippedRings, false))[0];
}

function hiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // The next frame shows what the key has done.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const focused = document.activeElement;
    // Inside a date field the browser has parts of its own and draws their focus itself.
    if (focused === null || focused === document.body || !focused.matches(':focus')) return undefined;
    const name = focused.outerHTML.slice(0, 120);
    // A day of the calendar draws its ring around its own shape, inside the cell.
    const isRinged = [focused, ...focused.querySelectorAll('[aria-hidden="true"]')].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
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
      // A toast may lie above it: it goes by itself, and Tab leads to its button.
      return seen !== null && (focused.contains(seen) || seen.closest('[data-sonner-toaster]') !== null);
    });
    return isSeen ? undefined : `covered: ${name}`;
  });
}

/** Goes through the page with the Tab key and collects what hides the focus on the way. */
export async function focusFaultsOfTabs(page: Page, tabs: number): Promise<string[]> {
  const faults: (string | undefined)[] = [];
  for (let pressed = 0; pressed < tabs; pressed += 1) {
    await page.keyboard.press('Tab');
    faults.push(await focusFault(page));
  }
  return faults.filter((fault) => fault !== undefined);
}

/** Words with the figures of a table: in many typefaces the spaces between them are as wide as a digit. */
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
