import { expect, test } from '@playwright/test';
import { openStay } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress } from './guest.ts';
import { hotels } from './hotels.ts';
import { pageFaults } from './look.ts';
import { codeSentTo } from './mailbox.ts';
import { chooseMeals, searchFor } from './search.ts';
import { watch } from './watch.ts';

const { origin, location, foreignHosts, scriptHosts } = hotels.awkward;

test('the longest texts, one location and a flat tax are booked like any other', async ({
  page,
  request,
}) => {
  const email = newAddress('awkward');
  const stay = openStay(2);
  const watched = await watch(page, origin);
  await page.setViewportSize({ width: 320, height: 700 });

  await page.goto(`${origin}/`);
  await expect(page.getByRole('search').getByLabel('Where')).toHaveCount(0);
  await searchFor(page, stay);

  await expect(page).toHaveURL(
    `${origin}/book?location=${location}&checkin=${stay.checkIn}&checkout=${stay.checkOut}&rooms=2`,
  );
  await chooseMeals(page, 'Room only');
  // Text that looks like code must be shown as text.
  const hall = page.getByRole('article', { name: `{{count}} & "Rooms" <b>'s</b>` });
  const total = (await hall.getByText(/^₹/).first().innerText()).trim();
  await hall
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();

  // On a small screen the price is a bar that expands.
  await page.getByRole('button', { name: 'Price details' }).click();
  const charges = page.getByRole('table');
  await expect(charges.getByRole('row', { name: /^Tax and charges: .+ \(18\s?%\)/ })).toBeVisible();
  await expect(charges.getByRole('row', { name: /^Total reservation charges/ })).toContainText(total);
  await expect(page.getByRole('heading', { name: 'Add to your stay' })).toHaveCount(0);
  expect(await pageFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hide details' }).click();
  await fillDetails(page, { email, phone: '709 555 0199' });
  await hold(page);
  await expect(page.getByLabel('Code')).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));

  await expectConfirmed(page);
  const receipt = page.getByRole('main');
  await expect(receipt).toContainText(total);
  await expect(receipt).toContainText(/Tax and charges: .+ \(18\s?%\)/);
  await expect(receipt).toContainText('+1 709 555 0199');
  await expect(receipt).toContainText(/Arrive from 0?2:30/);
  expect(await pageFaults(page)).toEqual([]);
  expect(watched.problems).toEqual([]);
  expect(watched.foreignHosts()).toEqual([...foreignHosts, ...scriptHosts]);
});

test('a guest on another host is sent to the domain of the hotel, once, with path and query', async ({
  page,
  request,
}) => {
  const wrongHost = 'https://preview.example';
  const ownDomain =
    'https://www.donaudampfschifffahrtselektrizitatenhauptbetriebswerkbauunterbe.schifffahrtsgesellschaft-mit-langem-namen.hotel.example';
  // The test answers for both hosts: nothing leaves the machine.
  await page.route(`${wrongHost}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await request.get(origin + pathname + search) });
  });
  await page.route(`${ownDomain}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Arrived</h1>' }),
  );
  await page.goto(`${wrongHost}/book?rooms=1`);
  await expect(page.getByRole('heading', { name: 'Arrived' })).toBeVisible();
  await expect(page).toHaveURL(`${ownDomain}/book?rooms=1`);
});
