import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { accessibilityFaults } from '../e2e/accessibility.ts';
import { focusRingFaults } from '../e2e/focus-rings.ts';
import { overflowing, typewriterWords } from '../e2e/look.ts';
import { headerShare, MOST_HEADER, NARROW_PHONE, hiddenNavigation } from '../e2e/narrow.ts';
import { accessibilityTreeErrors } from '../stories/guides/components/accessibility-tree.ts';
import { unkeptKeys } from '../stories/guides/components/key-proofs.ts';

// A part of a page has no first heading and no main landmark; a whole page must have them.
const ONLY_OF_PAGES = ['page-has-heading-one', 'landmark-one-main', 'heading-order'];
const NARROWEST_PX = 320;
/** Where the layout of a whole screen changes. */
const WIDER_PX = [768, 1440];
const LARGE_TEXT = '200%';
const USUAL_TEXT_PX = 16;

/**
 * Every story is rendered, checked by axe, and must fit the narrowest screen (WCAG 1.4.10). With larger text the screen
 * is wider by as much, because reflow and text size are separate criteria. A whole screen must fit the wider ones too, and
 * a narrow phone with text of twice the size (WCAG 1.4.4).
 */
const config: TestRunnerConfig = {
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await redrawn(page);
    const { a11y } = parameters as { a11y?: { test?: string } };
    if (a11y?.test !== 'off') {
      const isPage = /^(?:Kit|Screens)\//.test(context.title);
      const rules = Object.fromEntries(ONLY_OF_PAGES.map((id) => [id, { enabled: isPage }]));
      // Storybook's hidden links come before the story, so axe does not recognise a skip link. The site's tests keep
      // `region`.
      const faults = await accessibilityFaults(page, {
        within: 'body',
        options: { rules: { ...rules, region: { enabled: false } } },
      });
      if (faults.length > 0) throw new Error(`${context.id}: ${faults.join('\n')}`);
    }
    const unheard = accessibilityTreeErrors(await page.locator('body').ariaSnapshot(), context.id);
    if (unheard.length > 0) throw new Error(`${context.id}: ${unheard.join('\n')}`);
    const before = page.viewportSize();
    const textPx = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
    const width = NARROWEST_PX * (textPx / USUAL_TEXT_PX);
    await page.setViewportSize({ width, height: 720 });
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const faults = context.title.startsWith('Screens/') ? await layoutFaults(page) : [];
    if (faults.length > 0) throw new Error(`${context.id}: ${faults.join('\n')}`);
    if (before !== null) await page.setViewportSize(before);
    await redrawn(page);
    if (tooWide > 0) throw new Error(`${context.id} is ${tooWide} px wider than a screen of ${width} px.`);
    const rings = await page.evaluate(focusRingFaults, true);
    if (rings.length > 0) throw new Error(`${context.id}: ${rings.join('\n')}`);
    const unkept = await unkeptKeys(page, context.id);
    if (unkept.length > 0) throw new Error(`${context.id}: ${unkept.join('\n')}`);
  },
};

/** What of a screen is cut off at one of the wider widths, or with large text on a narrow phone. */
async function layoutFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDER_PX) {
    await page.setViewportSize({ width, height: 844 });
    await redrawn(page);
    const found = [...(await overflowing(page)), ...(await hiddenNavigation(page))];
    faults.push(...found.map((fault) => `at ${width} px: ${fault}`));
  }
  faults.push(...(await typewriterWords(page)).map((words) => `in tabular figures: ${words}`));
  await page.setViewportSize(NARROW_PHONE);
  await setTextSize(page, LARGE_TEXT);
  await redrawn(page);
  const found = [...(await overflowing(page)), ...(await hiddenNavigation(page))];
  faults.push(...found.map((fault) => `with large text: ${fault}`));
  const share = await headerShare(page);
  if (share > MOST_HEADER) faults.push(`with large text the header covers ${share.toFixed(2)} of the screen`);
  await setTextSize(page, '');
  return faults;
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted;
  }, size);
}

/** Parts that follow their own size (ResizeObserver) draw themselves anew in the frame after a font or a new width has come. */
async function redrawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
}

export default config;
