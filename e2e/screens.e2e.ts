import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { isPersonalPage } from '#domain/personal-pages';
import { accessibilityFaults } from './accessibility.ts';
import { openStay } from './dates.ts';
import { expectConfirmed, newAddress, register, unfoldPrices } from './guest.ts';
import { hotels } from './hotels.ts';
import { focusFaultsOfTabs, focusStart, open, overflowing, typewriterWords } from './look.ts';
import { codeSentTo } from './mailbox.ts';
import { expectNothingSideways, LOW_SCREEN } from './narrow.ts';
import { screens } from './screens.ts';
import { chooseMeals } from './search.ts';
import { watch } from './watch.ts';

/**
 * The screens of the hotel whose texts are the longest that the rules allow, as the server sends them. The stories draw the
 * demo's in each of their states, and are measured at the same widths.
 */
const hotel = hotels.awkward;
const HEIGHT = 844;
const WIDTHS = [320, 390, 768, 1440];
/** At which width axe and the keyboard look, where long texts break first. Everything is measured at all of them. */
const LOOKED_AT = 320;
/** Enough to pass the header, the search form and the first card of every screen. */
const TABS = 20;

const { checkIn, checkOut } = openStay(2);

async function lookAtEveryWidth(page: Page): Promise<void> {
  await measureEveryWidth(page);
  await lookByAxe(page);
  await lookByKeyboard(page, `${LOOKED_AT} px`);
}

async function measureEveryWidth(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await overflowing(page), `sideways at ${width} px`).toEqual([]);
  }
  expect.soft(await typewriterWords(page), 'words in tabular figures').toEqual([]);
}

async function lookByAxe(page: Page): Promise<void> {
  await page.setViewportSize({ width: LOOKED_AT, height: HEIGHT });
  expect.soft(await accessibilityFaults(page), `axe at ${LOOKED_AT} px`).toEqual([]);
}

async function lookByKeyboard(page: Page, place: string): Promise<void> {
  expect.soft(await focusFaultsOfTabs(page, TABS), `focus at ${place}`).toEqual([]);
}

/**
 * A tab of a guest who has chosen nothing and signed in nowhere, in a browser that keeps the files of the hotel. The tab
 * before stays until this one has its page: with the last tab goes the process, and the compiled scripts with it.
 */
async function openForNewGuest(page: Page, address: string): Promise<void> {
  const { origin } = new URL(address);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage' });
  await open(page, address);
  const others = page
    .context()
    .pages()
    .filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
}

test.describe(() => {
  let browserOfGuests: BrowserContext;
  test.beforeAll(async ({ browser }) => {
    browserOfGuests = await browser.newContext();
  });
  test.afterAll(() => browserOfGuests.close());

  for (const screen of screens)
    test(`${screen.name} is whole at every width and on a low screen`, async () => {
      test.setTimeout(120_000);
      const page = await browserOfGuests.newPage();
      const watched = await watch(page, hotel.origin, [404]);
      await page.setViewportSize(LOW_SCREEN);
      await openForNewGuest(page, hotel.origin + screen.path.replace('LOCATION', hotel.location));
      await expect(page.getByRole('main').getByText(screen.shows).first()).toBeVisible();
      // The consent question appears last, and must not cover the focus.
      await page.waitForLoadState('networkidle');
      await expectNothingSideways(page, 'low screen');
      // The low screen stands for the narrowest.
      await lookByKeyboard(page, 'the low screen');
      await focusStart(page);
      await measureEveryWidth(page);
      await lookByAxe(page);
      // At the end, so that late errors count.
      expect(watched.problems).toEqual([]);
      const scriptHosts = isPersonalPage(screen.path.split('?')[0] ?? '') ? [] : hotel.scriptHosts;
      expect(watched.foreignHosts()).toEqual([...hotel.foreignHosts, ...scriptHosts]);
      expect(new URL(page.url()).origin).toBe(hotel.origin);
    });
});

test('the screens of a guest who is signed in and has booked are whole at every width', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { origin, location } = hotel;
  const email = newAddress('screens');
  const watched = await watch(page, origin);
  await open(page, `${origin}/register`);
  await register(page, { email, phone: hotel.phone });
  await test.step('the code of a new account', () => lookAtEveryWidth(page));
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await expect(page.getByLabel('Gender')).toBeVisible();
  await test.step('profile', () => lookAtEveryWidth(page));

  await open(page, `${origin}/book?location=${location}&checkin=${checkIn}&checkout=${checkOut}&rooms=2`);
  await chooseMeals(page, 'Room only');
  await unfoldPrices(page);
  await page
    .getByRole('button', { name: new RegExp(`^Choose ${hotel.laterRate}`) })
    .first()
    .click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await test.step('review', () => lookAtEveryWidth(page));
  await page.getByRole('button', { name: 'Book this stay' }).click();
  await page.getByRole('button', { name: 'Complete the booking' }).click();
  await expectConfirmed(page);
  await test.step('confirmation', () => lookAtEveryWidth(page));
  await page.getByRole('link', { name: 'See or cancel this booking' }).click();
  await expect(page.getByText('Booking Successful')).toBeVisible();
  await test.step('one booking', () => lookAtEveryWidth(page));
  await page.getByRole('link', { name: 'All your bookings' }).click();
  await expect(page.getByRole('link', { name: /^View booking/ })).toBeVisible();
  await test.step('bookings', () => lookAtEveryWidth(page));
  // None of these pages may contact a third party.
  watched.lookAgain();
  await page.reload();
  // The application requests a hosted font once it knows the theme.
  await expect.poll(() => watched.foreignHosts()).toEqual([...hotel.foreignHosts]);
  expect(watched.problems).toEqual([]);
});
