import { expect, test } from '@playwright/test';
import { hotels } from './hotels.ts';
import { open, pageFaults } from './look.ts';
import { watch } from './watch.ts';

for (const [hotelName, { origin }] of Object.entries(hotels)) {
  test(`what opens over a page (${hotelName}) fits a phone, and Escape leads back`, async ({ page }) => {
    const watched = await watch(page, origin);
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, `${origin}/book`);
    const dialog = page.getByRole('dialog');

    const guests = page.getByRole('button', { name: /^Who/ });
    await guests.click();
    await dialog.getByRole('button', { name: 'One child more' }).click();
    await dialog.getByRole('button', { name: 'Add a room' }).click();
    await expect(dialog.getByLabel('Age of child 1')).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(guests).toBeFocused();
    await expect(guests).toHaveAccessibleName(/2 rooms, 4 adults, 1 child/);

    const details = page.getByRole('button', { name: /^Room details/ }).last();
    await details.click();
    await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(details).toBeFocused();

    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    await expect(dialog.getByRole('link', { name: 'Gallery' })).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    expect(watched.problems).toEqual([]);
  });
}
