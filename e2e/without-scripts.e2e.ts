import { expect, test } from '@playwright/test';
import { hotels } from './hotels.ts';

test.use({ javaScriptEnabled: false });

const STORY = ['/', '/about', '/services', '/gallery', '/contact', '/policies', '/accessibility'];

test('the pages that tell about the hotel are linked from each other and whole', async ({ page }) => {
  await page.goto(`${hotels.demo.origin}/`);
  for (const [name, words] of [
    ['About', 'The saffron house'],
    ['Services', 'Facilities and Services'],
    ['Gallery', 'Rooms and suites'],
    ['Contact', 'Where the houses are'],
    ['Policies', 'From the moment of booking we keep the full room price.'],
    ['Accessibility', 'You can do everything with a keyboard alone'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByText('Loading')).toBeHidden();
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
  }
});

test('the home page reads as a page, from its first heading to the way to prices', async ({ page }) => {
  await page.goto(`${hotels.demo.origin}/`);
  await expect(page.getByText('Loading')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Wake up on the water, or just below the snow',
  );
  await expect(page.getByRole('heading', { name: 'Lake Suite' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Us through Images' })).toBeVisible();
  await expect(page.getByRole('search').getByRole('button', { name: 'Search' })).toBeVisible();

  await page.getByRole('link', { name: 'Choose dates for Lake Suite' }).click();
  await expect(page).toHaveURL(`${hotels.demo.origin}/book?location=udaipur&room=lake-suite`);
  await expect(page.getByText('Loading')).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: 'Lake Suite' })).toBeVisible();
  await expect(
    page.getByText(/^This page needs JavaScript\. You can also book by phone or e-mail/),
  ).toBeVisible();
});

test('the search form has the date fields of the browser, and leads to the rooms', async ({ page }) => {
  await page.goto(`${hotels.demo.origin}/`);
  const search = page.getByRole('search');
  await expect(search.getByRole('button', { name: /^When/ })).toBeHidden();
  await search.getByLabel('Where').selectOption('kochi');
  await search.getByLabel('Check-in').fill('2027-02-09');
  await search.getByLabel('Check-out').fill('2027-02-12');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/book\?location=kochi&checkin=2027-02-09&checkout=2027-02-12&rooms=2/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const { name, origin, contacts } of [
  {
    name: 'demo',
    origin: hotels.demo.origin,
    contacts: ['+91 98765 43210', 'udaipur@thekesar.example', 'manali@thekesar.example'],
  },
  {
    name: 'awkward',
    origin: hotels.awkward.origin,
    contacts: ['+1 709 555 0123', /^reservierungen-und-allgemeine-anfragen.*\.hotel\.example$/],
  },
]) {
  test(`every page says how to reach the hotel (${name})`, async ({ page }) => {
    for (const path of [...STORY, '/book', '/checkout', '/no/such/page']) {
      await page.goto(origin + path);
      const footer = page.getByRole('contentinfo');
      for (const contact of contacts) await expect(footer.getByRole('link', { name: contact })).toBeVisible();
    }
  });
}
