import { expect, test, type Page } from '@playwright/test';
import { openStay } from './dates.ts';
import { bookFirst, fillDetails, hold, newAddress, unfoldPrices } from './guest.ts';
import { hotels } from './hotels.ts';
import { open, pageFaults } from './look.ts';
import { keepTimeWith } from './time.ts';
import { watch } from './watch.ts';

const { origin, port } = hotels.demo;
const { checkIn, checkOut } = openStay(2);
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bookAt = (query: Record<string, string>) =>
  `${origin}/book?${new URLSearchParams({ location: 'udaipur', checkin: checkIn, checkout: checkOut, rooms: '2', ...query })}`;

test('an impossible search says what is wrong with it, keeps the rest, and is mended in its place', async ({
  page,
}) => {
  const watched = await watch(page, origin);
  for (const [query, message, kept] of [
    [{ checkin: '2027-02-30' }, '“2027-02-30” is not a date.', ['checkout', checkOut]],
    [{ checkin: '2020-01-01', checkout: '2020-01-03' }, 'has passed.', ['location', 'udaipur']],
    [{ checkout: checkIn }, 'Start and end date cant be same', ['checkin', checkIn]],
    [
      { checkin: checkOut, checkout: checkIn },
      'The departure is before the arrival.',
      ['location', 'udaipur'],
    ],
    [{ checkin: '2999-01-01', checkout: '2999-01-03' }, 'We take bookings until', ['location', 'udaipur']],
    [{ location: 'atlantis' }, '“atlantis” is not one of our locations.', ['checkin', checkIn]],
  ] as const) {
    await open(page, bookAt(query));
    await expect(main(page).getByText(message), JSON.stringify(query)).toHaveCount(1);
    await expect(main(page).getByText(message)).toBeVisible();
    await expect(page.getByRole('search').locator(`[name="${kept[0]}"]`)).toHaveValue(kept[1]);
    await expect(page.getByRole('button', { name: /^Choose / })).toHaveCount(0);
  }
  expect(await pageFaults(page)).toEqual([]);
  // Invalid guests become two adults with a message; too many guests are kept for the guest to correct.
  for (const [rooms, message, shown] of [
    ['0', "Adult Count Can't be zero", '1 room, 2 adults'],
    ['2,2,2,2', 'At most 3 rooms can be booked at once.', '4 rooms, 8 adults'],
  ] as const) {
    await open(page, bookAt({ rooms }));
    await expect(main(page).getByText(message)).toBeVisible();
    // A search that can be answered is folded into its line.
    await expect(page.getByRole('button', { name: shown })).toBeVisible();
  }
  await open(page, bookAt({ location: 'atlantis' }));
  await page.getByLabel('Where').selectOption('udaipur');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();

  // More guests than any room takes: each room says so, and nothing can be chosen.
  await open(page, bookAt({ rooms: '9' }));
  await expect(main(page).getByText('No room takes these guests together')).toBeVisible();
  await expect(
    main(page)
      .getByText(/^Too small: it takes \d adults at most\.$/)
      .first(),
  ).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  expect(watched.problems).toEqual([]);
});

test('what belongs to somebody else, or to nobody, is not shown and not changed', async ({
  browser,
  page,
  request,
}) => {
  await keepTimeWith(port, page);
  const reference = await bookFirst(page, request, {
    origin,
    location: 'manali',
    plan: 'Flexible',
    email: newAddress('owner'),
  });
  const id = /confirmed\/([0-9a-z]{26})/.exec(page.url())?.[1] ?? '';
  await open(page, bookAt({}));
  await unfoldPrices(page);
  await page.getByRole('button', { name: 'Choose Flexible, Deluxe Double' }).click();
  await expect(heading(page)).toHaveText('Review and book');
  const quote = page.url();

  const other = await (await browser.newContext()).newPage();
  const watched = await watch(other, origin, [404]);
  for (const path of [
    `/bookings/${id}`,
    `/bookings/${id}/cancel`,
    `/checkout?booking=${id}`,
    `/checkout/confirmed/${id}`,
    '/bookings/no-such-booking',
    "/checkout?booking=1' OR '1'='1",
  ]) {
    await other.goto(origin + path);
    await expect(heading(other), path).toHaveText('We cannot find this booking');
    await expect(other.getByRole('main')).not.toContainText(reference);
  }
  expect(await pageFaults(other)).toEqual([]);
  await other.goto(quote);
  await expect(heading(other)).toHaveText('We cannot find this price');
  await open(other, `${origin}/bookings`);
  await expect(heading(other)).toHaveText('Your bookings');
  await expect(other.getByRole('heading', { name: 'No Bookings' })).toBeVisible();
  await main(other).getByRole('link', { name: 'Find a booking' }).click();
  await expect(heading(other)).toHaveText('Find a booking');
  expect(watched.problems).toEqual([]);

  // A price that a guest changes in the page has no effect.
  const total = /₹[\d,.]+/.exec(
    (await page.getByRole('table').innerText()).split('Total reservation')[1] ?? '',
  )?.[0];
  await page.route('**/api/v1/bookings', async (route) => {
    const body = { ...(route.request().postDataJSON() as object), totals: { totalMinor: 1 } };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await fillDetails(page, { email: newAddress('cheap'), phone: '98765 43210' });
  await hold(page);
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /not a known field|correct|check/i })
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
  await expect(page.getByRole('table')).toContainText(total ?? 'a total');
});

test('a fourth room held for one address is refused in the words of the specification', async ({ page }) => {
  const watched = await watch(page, origin, [429, 409, 422]);
  const email = newAddress('hoarder');
  await keepTimeWith(port, page);
  await open(page, bookAt({ rooms: '1,1,1' }));
  for (const room of [1, 2, 3]) {
    await unfoldPrices(page);
    await page
      .getByRole('button', { name: new RegExp(`^Choose Flexible, Courtyard Double.*room ${room}$`) })
      .click();
  }
  await page.getByRole('link', { name: 'Continue to your details' }).first().click();
  await fillDetails(page, { email, phone: '98765 43210' });
  await hold(page);
  await expect(heading(page)).toHaveText('Confirm your e-mail');

  await open(page, bookAt({}));
  await unfoldPrices(page);
  await page.getByRole('button', { name: 'Choose Flexible, Family Room' }).click();
  await fillDetails(page, { email, phone: '98765 43210' });
  await hold(page);
  await expect(page.getByText('Booking limit exceeded').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(await pageFaults(page)).toEqual([]);
  expect(watched.problems).toEqual([]);
});
