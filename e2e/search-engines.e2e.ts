import { expect, type Page, test } from '@playwright/test';
import { openStay } from './dates.ts';
import { hotels } from './hotels.ts';
import { open } from './look.ts';

const LISTED = ['/', '/about', '/services', '/gallery', '/contact', '/policies', '/book', '/accessibility'];
/** The pages of the demo's locations and of their rooms. */
const PLACES = [
  ['udaipur', 'courtyard-double', 'deluxe-double', 'family-room', 'lake-suite'],
  ['kochi', 'garden-twin', 'veranda-room', 'backwater-villa'],
  ['manali', 'orchard-twin', 'pine-cabin', 'deodar-chalet'],
].flatMap(([location = '', ...rooms]) => [`/${location}`, ...rooms.map((room) => `/${location}/${room}`)]);
const SITE = 'https://thekesar.example';

/** Facts in structured data that need not be visible: addresses and names are not among them. */
const NOT_SHOWN = new Set([
  '@type',
  '@id',
  '@context',
  'url',
  'image',
  'item',
  'position',
  'addressCountry',
  'currenciesAccepted',
  'unitCode',
  // The map point is behind a link.
  'latitude',
  'longitude',
]);

function valuesOf(thing: unknown, name = ''): string[] {
  if (NOT_SHOWN.has(name)) return [];
  if (Array.isArray(thing)) return thing.flatMap((each) => valuesOf(each));
  if (typeof thing === 'object' && thing !== null)
    return Object.entries(thing).flatMap(([key, value]) => valuesOf(value, key));
  return [String(thing)];
}

async function structuredData(page: Page): Promise<{ '@graph': { '@type': string }[] }> {
  const [text = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  return JSON.parse(text) as { '@graph': { '@type': string }[] };
}

/** Every kind of space counts as one space. */
const plain = (text: string) => text.replaceAll(/\s+/gu, ' ');
/** A page writes a phone number as its country does; for search engines it has no spaces. */
const isPhone = (value: string) => /^\+\d+$/.test(value);
const unspaced = (text: string) => text.replaceAll(/[\s()-]+/gu, '');
const isOn = (text: string) => (value: string) =>
  isPhone(value) ? unspaced(text).includes(value) : text.includes(plain(value));

for (const [name, { origin }] of Object.entries(hotels)) {
  test(`${name}: every value for search engines stands on its page`, async ({ page }) => {
    for (const path of LISTED) {
      await page.goto(origin + path);
      const text = plain((await page.locator('body').textContent()) ?? '');
      const isShown = isOn(text);
      const missing = valuesOf(await structuredData(page)).filter((value) => !isShown(value));
      expect(missing, path).toEqual([]);
    }
  });
}

test('each page tells about what it shows', async ({ page }) => {
  const kinds: Record<string, string[]> = {};
  for (const path of [...LISTED, '/udaipur', '/udaipur/lake-suite']) {
    await page.goto(hotels.demo.origin + path);
    const { '@graph': graph } = await structuredData(page);
    kinds[path] = [...new Set(graph.map((thing) => thing['@type']))];
  }
  expect(kinds).toEqual({
    '/': ['Organization', 'Hotel', 'HotelRoom'],
    '/about': ['Organization', 'BreadcrumbList'],
    '/services': ['Organization', 'BreadcrumbList'],
    '/gallery': ['Organization', 'BreadcrumbList'],
    '/contact': ['Organization', 'Hotel', 'BreadcrumbList'],
    '/policies': ['Organization', 'BreadcrumbList'],
    '/book': ['Organization', 'Hotel', 'HotelRoom', 'BreadcrumbList'],
    '/accessibility': ['Organization', 'BreadcrumbList'],
    '/udaipur': ['Organization', 'Hotel', 'HotelRoom', 'BreadcrumbList'],
    '/udaipur/lake-suite': ['Organization', 'Hotel', 'HotelRoom', 'BreadcrumbList'],
  });
});

test('each page has one address, and the map of the site names exactly those', async ({ page, request }) => {
  const { origin } = hotels.demo;
  const addresses: string[] = [];
  for (const path of [...LISTED, ...PLACES]) {
    await page.goto(origin + path);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', canonical ?? '');
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title());
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /^https:\/\/thekesar\.example\/images\//,
    );
    addresses.push(canonical ?? '');
  }
  expect(addresses).toEqual([...LISTED, ...PLACES].map((path) => SITE + path));
  const sitemap = await (await request.get(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address);
  expect(new Set(listed)).toEqual(new Set(addresses));
  expect(listed).toHaveLength(addresses.length);
  expect(await (await request.get(`${origin}/robots.txt`)).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const icon = await request.get(`${origin}/favicon.ico`);
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  for (const path of ['/checkout', '/no/such/page', '/atlantis', '/udaipur/tree-house']) {
    await page.goto(origin + path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

test('a price says the same to machines as to guests, in the results and at checkout', async ({ page }) => {
  const { origin, location } = hotels.demo;
  const { checkIn, checkOut } = openStay(2);
  await open(page, `${origin}/book?location=${location}&checkin=${checkIn}&checkout=${checkOut}&rooms=2`);
  const offer = page.locator('[itemtype="https://schema.org/Offer"]').first();
  await expect(offer).toBeVisible();
  await expectSamePrice(offer);
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Guest details' })).toBeVisible();
  await expectSamePrice(page.locator('[itemtype="https://schema.org/Offer"]').first());
});

async function expectSamePrice(offer: ReturnType<Page['locator']>): Promise<void> {
  await expect(offer.locator('[itemprop="priceCurrency"]').first()).toHaveAttribute('content', 'INR');
  const price = Number(await offer.locator('[itemprop="price"]').first().getAttribute('content'));
  const shown = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(price);
  await expect(offer).toContainText(shown);
}
