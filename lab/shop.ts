/** What a guest sees of prices and of the search before scrolling: figures of the demo hotel's own pages. */
import type { Page } from 'playwright';

const FROM = 'a night for two';
const FIRST_SCREENS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;
const INNER_PAGES = ['/contact', '/services', '/gallery', '/about', '/policies'] as const;

export interface ShopLine {
  what: string;
  found: number;
  /** What is wanted: at least or at most. */
  wanted: string;
  isGood: boolean;
}

/** How many cards of the home page say a price before there are dates. */
export async function pricesOnHome(page: Page, origin: string): Promise<ShopLine[]> {
  await page.goto(origin);
  await page.mouse.move(40, 200);
  await page.getByText(FROM).first().waitFor();
  const found = await page.getByText(FROM).count();
  return [{ what: '“from” prices on home', found, wanted: '>= 3', isGood: found >= 3 }];
}

/** Where the search begins on the home page, in pixels from the top. */
export async function searchInView(page: Page, origin: string): Promise<ShopLine[]> {
  const lines: ShopLine[] = [];
  for (const size of FIRST_SCREENS) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one size after the other
    await page.setViewportSize(size);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.goto(origin);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const box = await page.getByRole('search').boundingBox();
    const found = Math.round(box?.y ?? Infinity);
    lines.push({
      what: `top of the search at ${size.width}x${size.height}`,
      found,
      wanted: `< ${size.height - 200}`,
      isGood: found < size.height - 200,
    });
  }
  return lines;
}

/** How high the tops of the content pages are, in pixels. */
export async function innerTops(page: Page, origin: string): Promise<ShopLine[]> {
  const lines: ShopLine[] = [];
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of INNER_PAGES) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(origin + path);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const box = await page.getByRole('main').locator('header').first().boundingBox();
    const found = Math.round(box?.height ?? Infinity);
    lines.push({ what: `top of ${path}`, found, wanted: '<= 260', isGood: found <= 260 });
  }
  return lines;
}

/** All lines of the site at an address. */
export async function measureShop(page: Page, origin: string): Promise<ShopLine[]> {
  return [
    ...(await pricesOnHome(page, origin)),
    ...(await searchInView(page, origin)),
    ...(await innerTops(page, origin)),
  ];
}
