import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openStay } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress } from './guest.ts';
import { dataFolderOf, hotels } from './hotels.ts';
import { open, pageFaults } from './look.ts';
import { codeSentTo } from './mailbox.ts';
import { chooseMeals } from './search.ts';
import { keepTimeWith, pass } from './time.ts';
import { watch } from './watch.ts';

const { content, origin, port, location, phone } = hotels.awkward;
const ROOT = join(import.meta.dirname, '..');
const PRICE = '"baseMinor": 750001';
const HIGHER_PRICE = '"baseMinor": 850001';

function verandah(...words: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, ['cli/main.ts', ...words], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataFolderOf(port), NODE_ENV: 'test' },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

test.afterAll(() => verandah('rollback'));

test('Price 5: a price that the hotel changes meanwhile is told with the old and the new, and never slipped in @each-user', async ({
  page,
  request,
}) => {
  const email = newAddress('dearer');
  const { checkIn, checkOut } = openStay(2);
  const watched = await watch(page, origin, [410]);
  await keepTimeWith(port, page);
  await open(page, `${origin}/book?location=${location}&checkin=${checkIn}&checkout=${checkOut}&rooms=2`);
  await chooseMeals(page, 'Room only');
  await page
    .getByRole('article', { name: `{{count}} & "Rooms" <b>'s</b>` })
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await fillDetails(page, { email, phone });

  const changed = join(dataFolderOf(port), 'changed-content');
  cpSync(join(ROOT, content), changed, { recursive: true });
  const rates = join(changed, 'rates', `${location}.json`);
  writeFileSync(rates, readFileSync(rates, 'utf8').replace(PRICE, HIGHER_PRICE));
  const homePage = async (): Promise<string> => (await request.get(origin)).text();
  const before = await homePage();
  verandah('publish', changed);
  // The server follows within a second, or later when the machine is busy.
  await expect.poll(homePage, { timeout: 20_000 }).not.toBe(before);
  await pass(31 * 60, port, [page]);
  await hold(page);
  await expect(page.getByText(/^The price had expired: it was ₹.* and is now ₹/)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(await pageFaults(page)).toEqual([]);
  await hold(page);
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await expectConfirmed(page);
  expect(watched.problems).toEqual([]);
});
