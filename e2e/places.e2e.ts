import { expect, test } from '@playwright/test';
import { euroHotel, hotels } from './hotels.ts';
import { open } from './look.ts';

const { origin } = hotels.demo;
const FROM = 'a night for two, taxes included';

test('home says what rooms cost before a guest has dates, and the search is in the first screen', async ({
  page,
}) => {
  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await open(page, `${origin}/`);
    const search = page.getByRole('search');
    const box = await search.boundingBox();
    expect(box?.y).toBeLessThan(size.height - 200);
    await search.hover();
    await expect(page.getByText(FROM)).toHaveCount(6);
  }
});

test('a guest comes from home to a room and to its dates, and back to its location', async ({ page }) => {
  await open(page, `${origin}/`);
  await page.getByRole('link', { name: 'See the room: Lake Suite' }).click();
  await expect(page).toHaveURL(`${origin}/udaipur/lake-suite`);
  await expect(page).toHaveTitle('Lake Suite in Udaipur: three arches onto the lake');
  await expect(page.getByText(FROM).first()).toBeVisible();
  await expect(page.getByText('Reached by a stair of 22 steps')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: /Udaipur/ })
    .click();
  await expect(page).toHaveURL(`${origin}/udaipur`);
  await expect(page.getByRole('heading', { level: 1, name: 'The Kesar Udaipur' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose dates for Lake Suite' }).click();
  await expect(page).toHaveURL(`${origin}/book?location=udaipur&room=lake-suite`);
});

test('a photo opens large, with its caption', async ({ page }) => {
  await open(page, `${origin}/udaipur/lake-suite`);
  await page.getByRole('button', { name: /Suite with three cusped arches/ }).click();
  await expect(page.getByRole('dialog').getByText('Three arches to the lake')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a city tax is named beside the price, and in no price', async ({ page }) => {
  await open(page, `${euroHotel.origin}/lisbon/patio-double`);
  await page.mouse.move(40, 200);
  await expect(page.getByText('City tax of Lisbon at the hotel').first()).toBeVisible();
  await expect(
    page.getByText('City tax of Lisbon is not in the price: you pay it at the hotel.'),
  ).toBeVisible();
});

test('a hotel of one location has its page, and unknown places are not found', async ({ page, request }) => {
  const { origin: awkward, location } = hotels.awkward;
  await open(page, `${awkward}/${location}`);
  await expect(page.getByRole('heading', { name: 'The way here' })).toBeVisible();
  const answers = await Promise.all(
    ['/atlantis', '/udaipur/tree-house', '/kochi/lake-suite'].map((path) => request.get(origin + path)),
  );
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404]);
});

test('the tops of inner pages are low', async ({ page }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    for (const path of ['/contact', '/services', '/gallery', '/about', '/policies']) {
      await page.goto(origin + path);
      const box = await page.getByRole('main').locator('header').first().boundingBox();
      expect(box?.height, path).toBeLessThanOrEqual(260);
    }
  }
});
