import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { freePort } from '../server/test-support/free-port.ts';
import { openStay } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress, typeInto, unfoldPrices } from './guest.ts';
import { codeSentTo, mailsTo } from './mailbox.ts';

/**
 * Hotels as `init` writes them, whose currencies engines count differently: two nights, tax included, as their region
 * writes the total.
 */
const HOTELS = [
  {
    place: 'Ubud',
    answers: ['--country', 'ID', '--room', 'Double=6', '--price', '1500000', '--phone', '+62361975123'],
    phone: '0812 3456 7890',
    total: 'Rp 3,000,000',
    night: 'Rp 1,500,000',
  },
  {
    place: 'Budapest',
    answers: ['--country', 'HU', '--room', 'Double=6', '--price', '38000', '--phone', '+3612345678'],
    phone: '06 30 123 4567',
    total: 'Ft 76,000',
    night: 'Ft 38,000',
  },
  {
    place: 'Kyoto',
    answers: ['--country', 'JP', '--room', 'Matsu=6', '--price', '110000', '--phone', '+81751234567'],
    phone: '090 1234 5678',
    total: '¥220,000 JPY',
    night: '¥110,000',
  },
] as const;

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** The total as it stands there; blanks between symbol and figures do not break. */
async function hasTotal(where: Locator, total: string): Promise<void> {
  await expect(async () => expect(plain(await where.innerText())).toContain(total)).toPass({
    timeout: 10_000,
  });
}

for (const { place, answers, phone, total, night } of HOTELS) {
  test.describe(`a hotel in ${place} @firefox`, () => {
    let folder = '';
    let origin = '';
    let server: ChildProcess | undefined;

    test.beforeAll(async ({ request }) => {
      test.setTimeout(180_000);
      // Outside of the project: inside of it `init` would set up the editor for this hotel.
      folder = mkdtempSync(join(tmpdir(), 'country-'));
      const content = join(folder, 'content');
      const name = `House of ${place}`;
      const words = ['init', content, '--name', name, '--location', place, ...answers, '--tax', '10'];
      expect(spawnSync(process.execPath, ['cli/main.ts', ...words]).status).toBe(0);
      const port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      server = spawn(process.execPath, ['e2e/serve-hotel.ts', content, String(port)], { stdio: 'inherit' });
      await expect(async () => {
        expect((await request.get(`${origin}/api/v1/ready`)).ok()).toBe(true);
      }).toPass({ timeout: 120_000 });
    });

    test.afterAll(() => {
      server?.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    });

    test('costs the same from the first card to the mail', async ({ page, request }) => {
      const email = newAddress('country');
      const { checkIn, checkOut } = openStay(2);
      const query = `location=${place.toLowerCase()}&checkin=${checkIn}&checkout=${checkOut}&rooms=2`;
      await page.goto(`${origin}/book?${query}`);
      await unfoldPrices(page);
      const main = page.getByRole('main');
      await hasTotal(main.getByRole('article').first(), total);
      await hasTotal(main.getByRole('article').first(), `${night} a night`);
      await page
        .getByRole('button', { name: /^Choose / })
        .first()
        .click();
      await hasTotal(page.getByRole('table').getByRole('row', { name: /^Total reservation charges/ }), total);
      await fillDetails(page, { email, phone });
      await hold(page);
      await typeInto(page.getByLabel('Code'), await codeSentTo(request, origin, email));
      const pay = page.getByRole('button', { name: /^Pay .* now$/ });
      const booked = page.getByRole('heading', { level: 1, name: 'Your stay is booked' });
      await pay.or(booked).waitFor();
      if (await pay.isVisible()) {
        await pay.click();
        await expect(page).toHaveURL(/_test-gateway/);
        await hasTotal(page.getByRole('main'), total.replace(' JPY', ''));
        await page.getByRole('button', { name: /^Pay/ }).first().click();
      }
      await expectConfirmed(page);
      await hasTotal(page.getByRole('table').getByRole('row', { name: /^Total reservation charges/ }), total);
      await expect(async () => {
        const [newest] = (await mailsTo(request, origin, email)).filter(({ subject }) =>
          subject.includes('confirmed'),
        );
        expect(plain(newest?.text ?? '')).toContain(`Total:\n  ${total}`);
      }).toPass({ timeout: 10_000 });
    });
  });
}
