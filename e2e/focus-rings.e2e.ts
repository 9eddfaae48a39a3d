import { expect, test } from '@playwright/test';
import { focusRingFaults } from './focus-rings.ts';
import { focusFaultsOfTabs, focusStart } from './look.ts';

const RING = '<style>button:focus-visible { outline: 2px solid; outline-offset: 3px }</style>';
const BUTTON = `${RING}<button style="margin: 0">Login</button>`;

/** Other focus tests rely on this: it finds a clipped ring at each side, and accepts a whole one. */
test('a focus ring that a box cuts off is found', async ({ page }) => {
  const faultsIn = async (style: string): Promise<string[]> => {
    await page.setContent(`<div style="display: inline-block; border: 1px solid; ${style}">${BUTTON}</div>`);
    return page.evaluate(focusRingFaults, true);
  };
  expect(await faultsIn('')).toEqual([]);
  expect(await faultsIn('overflow: hidden; padding: 6px')).toEqual([]);
  const cut = await faultsIn('overflow: hidden; padding: 6px 0 0 6px');
  expect(cut.map((fault) => /at its (\w+) by 5.0 px/.exec(fault)?.[1])).toEqual(['right', 'bottom']);
  expect(await faultsIn('overflow: auto; padding: 0 6px 6px')).toEqual([
    expect.stringContaining('at its top by 5.0 px in div'),
  ]);
  // Scrolling can show the whole ring.
  expect(await faultsIn('overflow: auto; padding: 6px; inline-size: 20px; block-size: 20px')).toEqual([]);
});

test('an element that draws no ring is found, also beside an outline that is always there', async ({
  page,
}) => {
  await page.setContent(`<style>button:focus-visible { outline: 2px solid }</style>
    <p style="outline: 2px solid">framed</p>
    <button>whole</button>
    <label style="outline: none"><input type="checkbox" style="outline: none"> bare</label>
    <div role="tablist" tabindex="0" style="outline: none">tabs</div>`);
  expect(await page.evaluate(focusRingFaults, true)).toEqual([
    expect.stringMatching(/^no ring is drawn: <input/),
  ]);
});

test('the focus of each Tab is looked at: without a ring, covered, cut off or whole', async ({ page }) => {
  const ringed = 'style="outline: 2px solid; outline-offset: 1px"';
  await page.setContent(`<button ${ringed}>whole</button>
    <button style="outline: 0">bare</button>
    <div style="overflow: hidden; display: inline-block"><button ${ringed}>cut</button></div>
    <div style="position: relative; display: inline-block">
      <button ${ringed}>under</button><div style="position: absolute; inset: 0; background: white"></div>
    </div>`);
  const faults = [
    expect.stringMatching(/^no outline: .*bare/),
    expect.stringMatching(/^a ring is cut at its left .*cut</),
    expect.stringMatching(/^covered: .*under/),
  ];
  expect(await focusFaultsOfTabs(page, 4)).toEqual(faults);
  await focusStart(page);
  expect(await focusFaultsOfTabs(page, 4)).toEqual(faults);
});
