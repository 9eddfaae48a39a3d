import { expect, test } from '@playwright/test';
import { openStay } from './dates.ts';
import { expectConfirmed, newAddress } from './guest.ts';
import { hotels } from './hotels.ts';
import { checkOutByKeyboard, keyboardOf, tabToRate } from './keyboard.ts';
import { open } from './look.ts';
import { typeDates } from './search.ts';
import { watch } from './watch.ts';

const { origin } = hotels.demo;

test('a room is booked by keyboard alone, with the focus always in view', async ({ page, request }) => {
  const email = newAddress('keyboard');
  const stay = openStay(2);
  const watched = await watch(page, origin);
  const keyboard = keyboardOf(page);
  const search = page.getByRole('search');
  const addresses = new Set<string>();
  page.on('framenavigated', (frame) => {
    // The skip link stays on its page.
    if (frame === page.mainFrame()) addresses.add(frame.url().replace(/#.*/, ''));
  });

  await open(page, `${origin}/`);
  await keyboard.tabTo(page.getByRole('link', { name: 'Skip to content' }));
  await keyboard.press('Enter');
  await keyboard.tabTo(search.getByLabel('Where'));
  await keyboard.type('The Kesar M');
  await typeDates(page, keyboard, stay);
  await keyboard.tabTo(search.getByRole('button', { name: 'Search' }));
  await keyboard.press('Enter');

  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
  await expect(page).toHaveURL(
    new RegExp(`location=manali&checkin=${stay.checkIn}&checkout=${stay.checkOut}`),
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabToRate(page, keyboard, { plan: 'Flexible' });
  await keyboard.press('Enter');

  await checkOutByKeyboard(page, keyboard, { request, origin, email });

  await expectConfirmed(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(keyboard.faults).toEqual([]);
  expect(keyboard.presses()).toBeLessThanOrEqual(62);
  // The home page, the rooms, the review and the code, up to the booking.
  expect([...addresses].filter((address) => !address.includes('/confirmed/')).length).toBeLessThanOrEqual(4);
  expect(watched.problems).toEqual([]);
});
