/** Guests whose device has a wrong clock: whatever the server dates is compared with the server's own clock. */
import { expect, test, type Page } from '@playwright/test';
import { nightsAfter, openStay } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress, unfoldPrices } from './guest.ts';
import { hotels } from './hotels.ts';
import { open } from './look.ts';
import { codeSentTo } from './mailbox.ts';
import { openCalendar } from './search.ts';
import { hotelToday, setDeviceAhead } from './time.ts';
import { watch } from './watch.ts';

const { origin, port } = hotels.demo;
const ZONE = 'Asia/Kolkata';
const HOUR = 60;
const WRONG = [
  ['20 minutes fast', 20],
  ['2 hours slow', -2 * HOUR],
  ['26 hours ahead', 26 * HOUR],
] as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const timer = (page: Page, words: RegExp) => page.getByRole('timer').filter({ hasText: words });

for (const [wrong, minutes] of WRONG) {
  test(`a hold and its code count down by the server's clock on a device ${wrong}`, async ({
    page,
    request,
  }) => {
    const email = newAddress('wrong-clock');
    const watched = await watch(page, origin);
    const { checkIn, checkOut } = openStay(2, 70);
    await setDeviceAhead(minutes, port, page);
    await open(page, `${origin}/book?location=kochi&checkin=${checkIn}&checkout=${checkOut}&rooms=2`);
    await unfoldPrices(page);
    await page.getByRole('button', { name: 'Choose Flexible, Veranda Room' }).click();
    await fillDetails(page, { email, phone: '98765 43210' });
    await hold(page);

    await expect(heading(page)).toHaveText('Confirm your e-mail');
    await expect(timer(page, /^Your room is held for 1[45]:\d\d$/)).toBeVisible();
    await expect(timer(page, /^You can ask for a new code in [01]:\d\d$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a new code' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Keep it longer' })).toBeHidden();
    await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
    await expectConfirmed(page);
    expect(watched.problems).toEqual([]);
  });

  test(`today is the hotel's on a device ${wrong}, in a link and in the calendar`, async ({ page }) => {
    const watched = await watch(page, origin);
    const today = hotelToday(port, ZONE);
    await setDeviceAhead(minutes, port, page);
    const stay = `checkin=${today}&checkout=${nightsAfter(today, 1)}`;
    await open(page, `${origin}/book?location=udaipur&${stay}&rooms=2`);
    await expect(page.getByRole('button', { name: /^Edit your search/ })).toBeVisible();
    await expect(heading(page)).not.toHaveText('Find your room');

    await open(page, `${origin}/book?location=udaipur`);
    const calendar = await openCalendar(page);
    const day = String(Number(today.slice(-2)));
    await expect(
      calendar.getByRole('gridcell', { name: new RegExp(`, ${day} \\w+ \\d{4}, today`) }),
    ).toBeVisible();
    expect(watched.problems).toEqual([]);
  });
}
