/** How much of the shop a guest sees: first screens, prices, the calendar, and whether the header keeps the search. */
import type { Browser, Page } from 'playwright';
import { visitDemo } from './demo-in-browser.ts';
import { calendarRows, lostSearches } from './shop-calendar.ts';

type Row = Record<string, number | string>;

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const DAYS_AHEAD = 42;
const DAY_MS = 86_400_000;
const FROM = 'a night for two';
const FIRST_SCREENS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;
const INNER_PAGES = ['/contact', '/services', '/gallery', '/about', '/policies'] as const;

export function benchShop(): Promise<Row[]> {
  return visitDemo(({ browser, origin }) => rowsOf(browser, origin));
}

async function rowsOf(browser: Browser, origin: string): Promise<Row[]> {
  const desk = await openResults(browser, origin, DESK);
  const phone = await openResults(browser, origin, PHONE);
  return [
    {
      measure: 'priced rooms in the first screen, 1440 x 900',
      value: await pricedInFirstScreen(desk),
      goal: 2,
    },
    {
      measure: 'priced rooms in the first screen, 390 x 844',
      value: await pricedInFirstScreen(phone),
      goal: 1,
    },
    { measure: 'height of four rooms at 390, pixels', value: await heightOfRooms(phone, 4), goal: 2600 },
    { measure: 'highest room at 390, pixels', value: await highestRoom(phone), goal: 420 },
    ...(await pricesOnHome(phone, origin)),
    ...(await searchInView(phone, origin)),
    await lostSearches(desk, origin),
    ...(await innerTops(desk, origin)),
    ...(await calendarRows(browser, origin)),
  ];
}

async function openResults(browser: Browser, origin: string, viewport: typeof DESK): Promise<Page> {
  const page = await browser.newPage({ viewport });
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
  const query = { location: 'udaipur', checkin: day(DAYS_AHEAD), checkout: day(DAYS_AHEAD + 2), rooms: '2' };
  await page.goto(`${origin}/book?${new URLSearchParams(query).toString()}`);
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .waitFor();
  return page;
}

/** Rooms whose name and price are seen without scrolling. */
function pricedInFirstScreen(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('main article')].filter((card) => {
        const price = card.querySelector('[itemtype="https://schema.org/Offer"]');
        return price !== null && price.getBoundingClientRect().bottom <= window.innerHeight;
      }).length,
  );
}

function heightOfRooms(page: Page, count: number): Promise<number> {
  return page.evaluate((most) => {
    const cards = [...document.querySelectorAll('main article')].slice(0, most);
    const top = cards.at(0)?.getBoundingClientRect().top ?? 0;
    return Math.round((cards.at(-1)?.getBoundingClientRect().bottom ?? 0) - top);
  }, count);
}

function highestRoom(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.round(
      Math.max(
        ...[...document.querySelectorAll('main article')].map((card) => card.getBoundingClientRect().height),
      ),
    ),
  );
}

/** How many cards of the home page say a price before there are dates. */
async function pricesOnHome(page: Page, origin: string): Promise<Row[]> {
  await page.goto(origin);
  await page.mouse.move(40, 200);
  await page.getByText(FROM).first().waitFor();
  const found = await page.getByText(FROM).count();
  return [{ measure: '“from” prices on home', value: found, goal: 3 }];
}

/** Where the search begins on the home page, in pixels from the top. */
async function searchInView(page: Page, origin: string): Promise<Row[]> {
  const lines: Row[] = [];
  for (const size of FIRST_SCREENS) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one size after the other
    await page.setViewportSize(size);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.goto(origin);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const box = await page.getByRole('search').boundingBox();
    const found = Math.round(box?.y ?? Infinity);
    lines.push({
      measure: `top of the search at ${size.width}x${size.height}`,
      value: found,
      goal: size.height - 200,
    });
  }
  return lines;
}

/** How high the tops of the content pages are, in pixels. */
async function innerTops(page: Page, origin: string): Promise<Row[]> {
  const lines: Row[] = [];
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of INNER_PAGES) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(origin + path);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const box = await page.getByRole('main').locator('header').first().boundingBox();
    const found = Math.round(box?.height ?? Infinity);
    lines.push({ measure: `top of ${path}`, value: found, goal: 260 });
  }
  return lines;
}
