import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner';
import { checkA11y, configureAxe, injectAxe } from 'axe-playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const NARROWEST = { width: 320, height: 720 };

/** Every story is drawn, measured by axe, and must fit the narrowest screen (WCAG 1.4.10). */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await injectAxe(page);
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    await waitForPageReady(page);
    const { a11y } = parameters as { a11y?: { test?: string; config?: { rules?: { id: string; enabled: boolean }[] } } };
    if (a11y?.test !== 'off') {
      await configureAxe(page, { rules: a11y?.config?.rules ?? [] });
      const options = { axeOptions: { runOnly: RULES }, detailedReport: true, detailedReportOptions: { html: true } };
      await checkA11y(page, 'body', options, false, 'v2');
    }
    const before = page.viewportSize();
    await page.setViewportSize(NARROWEST);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (before !== null) await page.setViewportSize(before);
    if (tooWide > 0) throw new Error(`${context.id} is ${tooWide} px wider than a screen of 320 px.`);
  },
};

export default config;
