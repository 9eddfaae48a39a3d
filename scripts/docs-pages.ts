/**
 * Documentation pages show many examples at once: no overlay may cover them, they must be readable in a dark theme, and
 * show code to paste. The landing page leads to pages that there are, and the search finds components by other names.
 */
import { chromium, type Page } from 'playwright';
import { accessibilityFaults } from '../e2e/accessibility.ts';
import { PLACES } from '../stories/guides/places.ts';
import { chromiumArgs } from './chromium.ts';

/** Pages of overlays, and pages of text. */
const LOOKED_AT = /^(?:overlays-.+|page-gallery|type-heading)--docs$/;
const DARK = 'nocturne';
/** What a designer from elsewhere looks for, and what it is called here. */
const SEARCHED = { modal: 'Dialog', dropdown: 'Select', datepicker: 'Date field' };

export async function docsFaults(url: string, executablePath: string): Promise<string[]> {
  const index = (await (await fetch(`${url}/index.json`)).json()) as { entries: Record<string, unknown> };
  const ids = Object.keys(index.entries).filter((id) => LOOKED_AT.test(id));
  if (ids.length === 0) throw new Error('Storybook has no pages of documentation.');
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const page = await (await browser.newContext()).newPage();
    const faults = PLACES.filter(({ path }) => index.entries[path.split('/').at(-1) ?? ''] === undefined).map(
      ({ title, path }) => `The landing page leads to ${path} for ${title}, which is not there.`,
    );
    for (const id of ids) {
      // oxlint-disable-next-line no-await-in-loop -- one page shows them one after the other
      faults.push(
        ...(await faultsOf(page, `${url}/iframe.html?id=${id}&viewMode=docs&globals=theme:${DARK}`, id)),
      );
    }
    return [...faults, ...(await searchFaults(page, url))];
  } finally {
    await browser.close();
  }
}

/** The sidebar's results have the names of the components. */
async function searchFaults(page: Page, url: string): Promise<string[]> {
  await page.goto(`${url}/?path=/docs/type-heading--docs`);
  await page.frameLocator('#storybook-preview-iframe').locator('.docs-story').first().waitFor();
  const faults: string[] = [];
  for (const [word, component] of Object.entries(SEARCHED)) {
    // oxlint-disable-next-line no-await-in-loop -- one field is searched with one word after the other
    await page.getByRole('searchbox').fill(word);
    const result = page.getByRole('option', { name: new RegExp(`^${component}`) }).first();
    // oxlint-disable-next-line no-await-in-loop -- as said above
    await result
      .waitFor({ timeout: 10_000 })
      .catch(() => faults.push(`The search for “${word}” shows no “${component}”.`));
  }
  return faults;
}

async function faultsOf(page: Page, address: string, id: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('.docs-story [data-story-block] > *').last().waitFor();
  const open = await page.getByRole('dialog').or(page.getByRole('alertdialog')).count();
  const unreadable = await accessibilityFaults(page, {
    within: '.docs-story',
    options: { runOnly: ['color-contrast'] },
  });
  await page.locator('button', { hasText: 'Show code' }).first().click();
  const isPasteable = await page
    .getByText('export function Example')
    .first()
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
  return [
    ...(open > 0 ? [`${id}: ${open} dialogs are open.`] : []),
    ...(isPasteable ? [] : [`${id}: shows no code to paste.`]),
    ...unreadable.map((fault) => `${id}: ${fault}`),
  ];
}
