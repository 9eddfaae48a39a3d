/** What axe finds in a rendered page: in journeys, in stories and in pages of documentation. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // axe would fetch the font host's stylesheet by script, which the content policy refuses.
  preload: false,
  // Passing rules are only counted: describing each of their elements takes longer than checking them.
  resultTypes: ['violations'],
};

/**
 * Looks at the document itself: a frame would need an axe of its own, and no page has one.
 * @param within a selector of the parts to look at, in place of the whole document.
 * @param options what differs from all rules of WCAG 2.2 AA and axe's own advice.
 */
export async function accessibilityFaults(
  page: Page,
  { within, options = {} }: { within?: string; options?: RunOptions } = {},
): Promise<string[]> {
  // Once for a document: to send and compile its 650 kB takes a third of what the check takes.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const context = within === undefined ? 'document' : JSON.stringify(within);
  const asked = JSON.stringify({ ...EVERYTHING, ...options });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${asked})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
