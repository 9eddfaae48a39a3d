import { expect, test } from '@playwright/test';
import { openStay } from './dates.ts';
import { expectConfirmed, newAddress } from './guest.ts';
import { hotels } from './hotels.ts';
import { keyboardOf, typeDetails, tabToRate } from './keyboard.ts';
import { open, pageFaults } from './look.ts';
import { codeSentTo, mailsTo } from './mailbox.ts';
import { keepTimeWith } from './time.ts';
import { watch } from './watch.ts';

const { origin, port } = hotels.demo;
const { checkIn, checkOut } = openStay(2);
const OFFLINE = 'You are offline. What you have typed is kept; we continue when you are back.';

test('a connection that breaks in the checkout delays a booking and doubles nothing, by keyboard alone', async ({
  context,
  page,
  request,
}) => {
  const email = newAddress('offline');
  const watched = await watch(page, origin);
  const keyboard = keyboardOf(page);
  const heading = page.getByRole('heading', { level: 1 });
  const book = page.getByRole('button', { name: 'Book and get my code' });
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (asked.method() === 'POST') sent.push(new URL(asked.url()).pathname);
  });
  await keepTimeWith(port, page);
  await open(page, `${origin}/book?location=kochi&checkin=${checkIn}&checkout=${checkOut}&rooms=2`);
  await tabToRate(page, keyboard, { room: 'Garden Twin', plan: 'Flexible' });
  await keyboard.press('Enter');
  // The heading stands while the price is still on its way.
  await expect(page.getByLabel('First name')).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await typeDetails(page, keyboard, email);
  await keyboard.tabTo(book);
  await keyboard.press('Enter');
  await expect(page.getByText('We send this as soon as you are back.')).toBeVisible();
  await keyboard.press('Enter');
  expect(await pageFaults(page)).toEqual([]);
  await expect(page.getByLabel('Email')).toHaveValue(email);

  // The first answer is lost: the server has booked and the page does not know.
  let isLost = false;
  await page.route('**/api/v1/bookings', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await context.setOffline(false);
  await expect(heading).toHaveText('Confirm your e-mail');
  await expect(page.getByText(OFFLINE)).toBeHidden();
  expect(sent.filter((path) => path === '/api/v1/bookings')).toHaveLength(2);

  await context.setOffline(true);
  await keyboard.tabTo(page.getByLabel('Code'));
  await keyboard.type(await codeSentTo(request, origin, email));
  await expect(page.getByText(OFFLINE)).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await context.setOffline(false);
  await expectConfirmed(page);

  await open(page, `${origin}/bookings`);
  await expect(page.getByRole('main').getByText('1 booking').first()).toBeVisible();
  const subjects = (await mailsTo(request, origin, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('code'))).toHaveLength(1);
  expect(keyboard.faults).toEqual([]);
  // The browser logs each request that it could not send.
  expect(watched.problems.filter((problem) => !/ERR_(FAILED|INTERNET_DISCONNECTED)/.test(problem))).toEqual(
    [],
  );
});
