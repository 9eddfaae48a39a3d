import { expect, type Locator, type Page, test } from '@playwright/test';
import { dayInMonth, nightsAfter } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress, unfoldPrices } from './guest.ts';
import { euroHotel } from './hotels.ts';
import { open, pageFaultsOnPhoneAndDesk } from './look.ts';
import { codeSentTo, mailsTo } from './mailbox.ts';
import { expectNothingSideways, NARROW_PHONE } from './narrow.ts';
import { screens } from './screens.ts';
import { searchFor, unfoldMeals } from './search.ts';
import { watch } from './watch.ts';

const { origin, phone } = euroHotel;
const WEDNESDAY = 3;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 7;
const MAY = 5;
const AUGUST = 8;
/** Early-bird prices are the same from 90 days before arrival on. */
const EARLY_DAYS = 100;

const main = (page: Page): Locator => page.getByRole('main');
const row = (page: Page, name: RegExp): Locator => page.getByRole('table').getByRole('row', { name });
const total = (page: Page): Locator => row(page, /^Total reservation charges/);
const amountOf = (where: Locator, term: string): Locator =>
  where.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]').first();
/** The row of a rate that is not the lowest of its room. */
async function offer(page: Page, plan: string, room: string): Promise<Locator> {
  const meals = await unfoldMeals(page);
  await unfoldPrices(page);
  if ((await meals.count()) > 0) await meals.selectOption({ label: 'Breakfast included' });
  await unfoldPrices(page);
  return page
    .getByRole('article', { name: room })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Choose ${plan}, ${room}` }) });
}

function searchAddress(location: string, checkIn: string, nights: number, rooms: string): string {
  const checkOut = nightsAfter(checkIn, nights);
  return `${origin}/book?${new URLSearchParams({ location, checkin: checkIn, checkout: checkOut, rooms })}`;
}

test('a deposit is paid, the total is the same whole amount everywhere, and a penalty is whole euros', async ({
  page,
  request,
}) => {
  const email = newAddress('deposit');
  const watched = await watch(page, origin);
  const checkIn = dayInMonth(MAY, WEDNESDAY, EARLY_DAYS);
  await page.goto(`${origin}/`);
  await searchFor(page, { location: 'Casa Andorinha Lisboa', checkIn, checkOut: nightsAfter(checkIn, 3) });

  // One weekday, and two weekend nights, because the hotel's weekend begins on Thursday.
  const early = await offer(page, 'Early', 'Pátio Double');
  await expect(early.locator('bdi').first()).toHaveText('€374');
  await expect(early).toContainText(/Early booking, 10\s?% off/);
  await expect(early).toContainText('€112 now, the balance at the hotel');
  await expect(page.getByRole('article', { name: 'Pátio Double' })).toContainText(
    'plus €24 City tax of Lisbon at the hotel',
  );
  await early.getByRole('button', { name: /^Choose/ }).click();
  await expect(total(page)).toContainText('€374');
  await page.getByRole('button', { name: 'Add Car from the airport' }).click();
  await expect(total(page)).toContainText('€402');
  await expect(row(page, /^Early booking, 10\s?% off/)).toContainText('€42');
  await expect(row(page, /^of which VAT \(6\s?%\)/)).toContainText('€21.18');
  await expect(row(page, /^of which VAT \(23\s?%\)/)).toContainText('€5.24');
  await expect(row(page, /City tax of Lisbon/)).toContainText('€24');
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);

  await expect(row(page, /^To pay now/)).toContainText('€120');
  await expect(row(page, /^Balance, paid at the hotel/)).toContainText('€282');
  await fillDetails(page, { email, phone });
  await hold(page);
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await page.getByRole('button', { name: 'Pay €120 now' }).click();
  await expect(page).toHaveURL(/_test-gateway/);
  // Thirty percent are 120.60: deposits are rounded in the guest's favour.
  await page.getByRole('button', { name: 'Pay €120', exact: true }).click();
  await expectConfirmed(page);
  await expect(total(page)).toContainText('€402');
  await expect(main(page)).toContainText('You have paid €120.');
  await expect(main(page)).toContainText('You pay €282 at the hotel.');
  await expect(row(page, /City tax of Lisbon/)).toContainText('€24');
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);
  await expect(async () => {
    const mail = (await mailsTo(request, origin, email)).find(({ subject }) => subject.includes('confirmed'));
    expect(mail?.text).toMatch(
      /Total:\s+€402\. You have paid €120; please pay the balance, €282, at the hotel\./,
    );
    expect(mail?.text).toMatch(/of which VAT \(6\s?%\): €21\.18/);
    expect(mail?.text).toContain('plus City tax of Lisbon at the hotel: €24');
    expect(mail?.text).toContain('1100-341 Lisbon');
  }).toPass({ timeout: 10_000 });

  await page.getByRole('link', { name: 'See or cancel this booking' }).click();
  await page.getByRole('link', { name: 'Cancel booking' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  // A fifth of the room's 374 is 74.80; the car and the city tax are in no penalty.
  await expect(amountOf(question, 'Cancellation charges').getByText('€74', { exact: true })).toBeVisible();
  await expect(amountOf(question, 'You get back').getByText('€46', { exact: true })).toBeVisible();
  await expect(question).toContainText('No longer due at the hotel: City tax of Lisbon');
  await question.getByLabel('Reason').fill('The swallows are late.');
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  const done = page.getByRole('alertdialog', { name: 'Your booking is cancelled' });
  await expect(done).toContainText('€46');
  await expect(async () => {
    const mail = (await mailsTo(request, origin, email)).find(({ subject }) => subject.includes('cancelled'));
    expect(mail?.text).toMatch(/No longer due at the hotel:\s+City tax of Lisbon: €24/);
  }).toPass({ timeout: 10_000 });
  await done.getByRole('button', { name: 'Close' }).click();
  await expect(main(page).getByText('Booking Cancelled')).toBeVisible();
  expect(watched.problems).toEqual([]);
  expect(watched.foreignHosts()).toEqual([]);
});

test('the balance of a stay in Porto is paid online, weeks before arrival', async ({ page, request }) => {
  const email = newAddress('balance');
  const watched = await watch(page, origin);
  const checkIn = dayInMonth(MAY, SUNDAY, EARLY_DAYS);
  await open(page, searchAddress('porto', checkIn, 2, '2'));
  const advance = await offer(page, 'In advance', 'Bolhão Studio');
  // Six percent less than 99 are 93 whole euros a night, and the cleaning costs 35.
  await expect(advance.locator('bdi').first()).toHaveText('€221');
  await expect(page.getByRole('article', { name: 'Bolhão Studio' })).toContainText(
    'plus €12 City tax of Porto at the hotel',
  );
  await advance.getByRole('button', { name: /^Choose/ }).click();
  await expect(row(page, /^To pay now/)).toContainText('€66');
  await expect(row(page, /^Balance, due by/)).toContainText('€155');
  await fillDetails(page, { email, phone });
  await hold(page);
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await page.getByRole('button', { name: 'Pay €66 now' }).click();
  await expect(page).toHaveURL(/_test-gateway/);
  await page.getByRole('button', { name: 'Pay €66', exact: true }).click();
  await expectConfirmed(page);
  await expect(main(page)).toContainText(/€155 is due by .*, 16:00 hotel time\./);
  await expect(main(page)).toContainText('4000-046 Porto');
  await page.getByRole('link', { name: 'Pay the balance' }).click();
  const balance = page.getByRole('region', { name: 'Balance to pay' });
  await expect(balance).toContainText(/€155 is due by .*, 16:00 hotel time\./);
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);
  await balance.getByRole('button', { name: 'Pay €155 now' }).click();
  await expect(page).toHaveURL(/_test-gateway/);
  await page.getByRole('button', { name: 'Decline', exact: false }).click();
  await expect(balance).toContainText('Nothing was charged, and your booking stands.');
  await balance.getByRole('button', { name: 'Pay €155 now' }).click();
  await page.getByRole('button', { name: 'Pay €155', exact: true }).click();
  await expect(page).toHaveURL(/\/bookings\//);
  await expect(main(page).getByText('PAID', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(balance).toHaveCount(0);
  await expect(total(page)).toContainText('€221');
  await expect(row(page, /^plus City tax of Porto at the hotel/)).toContainText('€12');
  await expect(main(page).getByRole('link', { name: 'Pay the balance' })).toHaveCount(0);
  expect(watched.problems).toEqual([]);
});

test('one adult at the weekend pays the single weekend price less a code that stands alone', async ({
  page,
  request,
}) => {
  const email = newAddress('single');
  const watched = await watch(page, origin);
  const checkIn = dayInMonth(MAY, FRIDAY, EARLY_DAYS);
  await open(page, `${searchAddress('lisbon', checkIn, 2, '1')}&promo=ANDORINHA20`);
  const flexible = await offer(page, 'Flexible', 'São Vicente Twin');
  // A fifth less than twice 102; in the early price the code takes the place of the plan's 10 %.
  await expect(flexible.locator('bdi').first()).toHaveText('€163');
  await expect((await offer(page, 'Early', 'São Vicente Twin')).locator('bdi').first()).toHaveText('€158');
  await flexible.getByRole('button', { name: /^Choose/ }).click();
  await expect(row(page, /^Promo code ANDORINHA20/)).toContainText('€41');
  await fillDetails(page, { email, phone });
  await hold(page);
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await expectConfirmed(page);
  await expect(total(page)).toContainText('€163');
  await expect(row(page, /City tax of Lisbon/)).toContainText('€8');
  await expect(main(page)).toContainText('€163 at the hotel');
  expect(watched.problems).toEqual([]);
});

test('an infant stays free, a small child pays its band, and the city tax ends after seven nights', async ({
  page,
}) => {
  const watched = await watch(page, origin);
  const checkIn = dayInMonth(MAY, SUNDAY, EARLY_DAYS);
  await open(page, searchAddress('lisbon', checkIn, 8, '2-1-5'));
  const flexible = await offer(page, 'Flexible', 'Família');
  await expect(flexible.locator('bdi').first()).toHaveText('€1,295');
  await flexible.getByRole('button', { name: /^Choose/ }).click();
  await expect(total(page)).toContainText('€1,295');
  await expect(row(page, /12\.5\s?% off/)).toContainText('€185');
  await expect(row(page, /City tax of Lisbon/)).toContainText('€56');
  expect(watched.problems).toEqual([]);
});

test('an arrival on a Saturday in August is refused with its minimum, and the longer stay is offered', async ({
  page,
}) => {
  const watched = await watch(page, origin);
  const checkIn = dayInMonth(AUGUST, SATURDAY, 7);
  await open(page, searchAddress('porto', checkIn, 2, '2'));
  await expect(
    main(page).getByText('Can be booked for 5 nights or more on these dates.').first(),
  ).toBeVisible();
  await expect(
    main(page).getByRole('heading', { name: 'On these dates guests stay at least 5 nights' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choose / })).toHaveCount(0);
  expect(await pageFaultsOnPhoneAndDesk(page)).toEqual([]);
  await main(page)
    .getByRole('list', { name: 'Free near these dates, or elsewhere' })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`checkout=${nightsAfter(checkIn, 5)}`));
  await expect(await offer(page, 'In advance', 'Bolhão Studio')).toContainText(/€\d+ now, the balance by /);
  const flexible = await offer(page, 'Flexible', 'Bolhão Studio');
  await expect(flexible.locator('bdi').first()).toHaveText('€664');
  await flexible.getByRole('button', { name: /^Choose/ }).click();
  await expect(total(page)).toContainText('€664');
  await expect(row(page, /^Final cleaning/)).toContainText('€35');
  await expect(row(page, /City tax of Porto/)).toContainText('€30');
  expect(watched.problems).toEqual([]);
});

test('every screen with words or prices of the hotel fits the narrowest phone', async ({ page }) => {
  const shown = ['home', 'about', 'services', 'contact of one house', 'policies', 'book with results'];
  await page.setViewportSize(NARROW_PHONE);
  for (const { name, path, shows } of screens.filter((screen) => shown.includes(screen.name))) {
    await open(page, origin + path.replace('LOCATION', euroHotel.location));
    await expect(main(page).getByText(shows).first()).toBeVisible();
    await expectNothingSideways(page, name);
  }
});
