import { expect, type Page, test } from '@playwright/test';
import { openStay } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress } from './guest.ts';
import { hotels } from './hotels.ts';
import { open } from './look.ts';
import { codeSentTo } from './mailbox.ts';
import { chooseMeals, searchFor } from './search.ts';
import { watch } from './watch.ts';

const { origin } = hotels.awkward;
const HALL = `{{count}} & "Rooms" <b>'s</b>`;

interface Told {
  path: string;
  name: string;
  ecommerce: { items: { item_name: string }[]; currency: string; value?: number } | undefined;
}

/** Records every event that a tag could read, on every page of the visit. */
async function record(page: Page): Promise<Told[]> {
  const told: Told[] = [];
  await page.exposeFunction('tellTest', (entry: Told) => void told.push(entry));
  await page.addInitScript(() => {
    const owner = globalThis as unknown as { tellTest: (entry: object) => void };
    let queue: unknown[] | undefined;
    Object.defineProperty(globalThis, 'dataLayer', {
      get: () => queue,
      set(next: unknown[]) {
        queue = next;
        next.push = (...entries) => {
          for (const entry of entries as { event?: string; ecommerce?: object | null }[])
            if (entry.event !== undefined)
              owner.tellTest({ path: location.pathname, name: entry.event, ecommerce: entry.ecommerce });
          return Array.prototype.push.apply(next, entries);
        };
      },
    });
  });
  return told;
}

const ofShop = (told: readonly Told[]) => told.filter(({ name }) => name !== 'gtm.js');
const answer = (page: Page, name: 'Refuse' | 'Accept') => page.getByRole('button', { name }).click();
const hall = (page: Page) => page.getByRole('article', { name: HALL });

async function search(page: Page): Promise<void> {
  await searchFor(page, openStay(2));
  await chooseMeals(page, 'Room only');
  await expect(hall(page)).toBeVisible();
}

test('the tag hears of the shop from the rooms page, and of nothing where a guest’s data are', async ({
  page,
  request,
}) => {
  const email = newAddress('events');
  const watched = await watch(page, origin);
  const told = await record(page);
  await open(page, `${origin}/`);
  await answer(page, 'Accept');
  await search(page);
  await hall(page)
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout\?quote=/);
  await fillDetails(page, { email, phone: '709 555 0199' });
  await hold(page);
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await expectConfirmed(page);
  await page.getByRole('link', { name: 'See or cancel this booking' }).click();
  await expect(page.getByRole('region', { name: 'All details' })).toBeVisible();
  await page.getByRole('link', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Plans changed' }).click();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Your booking is cancelled' })).toBeVisible();
  for (const path of ['/bookings', '/profile', '/find-booking', '/stop-news'])
    await open(page, origin + path);

  expect(ofShop(told).map(({ path, name }) => `${path} ${name}`)).toEqual([
    '/book view_item_list',
    '/book select_item',
    '/book begin_checkout',
  ]);
  const [, selected, begun] = ofShop(told);
  expect(selected?.ecommerce?.items.map(({ item_name }) => item_name)).toEqual([HALL]);
  expect(begun?.ecommerce?.value).toBeGreaterThan(0);
  // Nothing of the guest or the dates.
  expect(JSON.stringify(told)).not.toMatch(/Meera|Rao|@|\d{4}-\d\d-\d\d/);
  expect(watched.problems).toEqual([]);

  // Control: an event of such a page would have been recorded.
  await page.evaluate(() => {
    const owner = globalThis as { dataLayer?: unknown[] };
    owner.dataLayer = [];
    owner.dataLayer.push({ event: 'control' });
  });
  await expect.poll(() => ofShop(told).at(-1)?.name).toBe('control');
});

for (const refuses of [true, false]) {
  test(`${refuses ? 'after refusing' : 'before a choice'} the tag hears of nothing`, async ({ page }) => {
    const told = await record(page);
    await open(page, `${origin}/`);
    if (refuses) await answer(page, 'Refuse');
    await search(page);
    await hall(page)
      .getByRole('button', { name: /^Choose / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/checkout\?quote=/);
    // The tag itself has started.
    expect(told.map(({ name }) => name)).toContain('gtm.js');
    expect(ofShop(told)).toEqual([]);
  });
}
