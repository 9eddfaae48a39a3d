import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { systemClock } from '../server/platform/clock.ts';
import { freePort } from '../server/test-support/free-port.ts';
import type { FakeGateway } from '../server/test-support/gateways/fake-gateway.ts';
import { startFakeRazorpay } from '../server/test-support/gateways/fake-razorpay.ts';
import { startFakeStripe } from '../server/test-support/gateways/fake-stripe.ts';
import { openStay } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress } from './guest.ts';
import { linesOf, open, pageFaults } from './look.ts';
import { codeSentTo } from './mailbox.ts';
import { NARROW_PHONE } from './narrow.ts';
import { pass } from './time.ts';

const READY_WITHIN_MS = 170_000;
const { checkIn, checkOut } = openStay(2);
const GATEWAYS = [
  { name: 'Stripe', start: startFakeStripe },
  { name: 'Razorpay', start: startFakeRazorpay },
] as const;

/** The demo hotel, connected to a gateway on this machine that sends its messages at once. */
async function hotelWith(start: (typeof GATEWAYS)[number]['start']) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const fake: FakeGateway = await start({
    clock: systemClock,
    async deliver({ body, headers }) {
      await fetch(`${origin}/api/v1/payments/webhooks/${fake.name.toLowerCase()}`, {
        method: 'POST',
        headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
        body: new Uint8Array(body),
      });
    },
  });
  const hotel = spawn(process.execPath, ['e2e/serve-hotel.ts', 'content', String(port)], {
    stdio: 'inherit',
    env: { ...process.env, ...fake.env },
  });
  await untilReady(origin, hotel);
  return { origin, port, fake, hotel };
}

async function untilReady(origin: string, hotel: ChildProcess): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && hotel.exitCode === null) {
    const answer = await fetch(`${origin}/api/v1/ready`).catch(() => undefined);
    if (answer?.ok === true) return;
    await wait(250);
  }
  throw new Error('The hotel is not ready');
}

for (const { name, start } of GATEWAYS) {
  test.describe(name, () => {
    let place: Awaited<ReturnType<typeof hotelWith>>;
    test.beforeAll(async () => {
      test.setTimeout(READY_WITHIN_MS);
      place = await hotelWith(start);
    });
    test.afterAll(async () => {
      const ended = once(place.hotel, 'exit');
      place.hotel.kill('SIGTERM');
      await Promise.all([ended, place.fake.close()]);
    });

    async function goToPage(page: Page, request: APIRequestContext): Promise<void> {
      const { origin } = place;
      const email = newAddress('payer');
      await open(page, `${origin}/book?location=manali&checkin=${checkIn}&checkout=${checkOut}&rooms=2`);
      await page.getByRole('button', { name: 'Choose Saver, Pine Cabin' }).click();
      await fillDetails(page, { email, phone: '98765 43210' });
      await hold(page);
      await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
      await page.getByRole('button', { name: /^Pay .* now$/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fake gateway');
    }

    test('a declined card, and then a payment that books', async ({ page, request }) => {
      await goToPage(page, request);
      await page.getByRole('button', { name: 'Decline' }).click();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expectConfirmed(page);
      await expect(page.getByText('PAID', { exact: true })).toBeVisible();
      expect(await pageFaults(page)).toEqual([]);
      const invoices = await invoicesOf(page);
      expect(invoices).toHaveLength(1);
      const number = invoices[0]?.number ?? '';
      await page.getByRole('link', { name: 'See or cancel this booking' }).click();
      await page.getByRole('link', { name: `Invoice ${number}`, exact: true }).click();
      await page.setViewportSize(NARROW_PHONE);
      await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
      expect(await linesOf(page, number)).toEqual([1, 1]);
      expect(await pageFaults(page)).toEqual([]);
    });

    test('a guest who leaves the page finds it again', async ({ page, request }) => {
      await goToPage(page, request);
      const address = page.url();
      if (name === 'Stripe') {
        await page.getByRole('button', { name: 'Leave' }).click();
        await expect(page.getByText('You have not paid yet').first()).toBeVisible();
        expect(await pageFaults(page)).toEqual([]);
      } else {
        await page.goBack();
      }
      await page.getByRole('button', { name: /^Pay .* now$/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fake gateway');
      expect(page.url()).toBe(address);
    });

    test('a bank that is slow: no second payment is offered, and its answer books', async ({
      page,
      request,
    }) => {
      await goToPage(page, request);
      const pageId = new URL(page.url()).pathname.slice('/pay/'.length);
      await page.getByRole('button', { name: 'The bank is slow' }).click();
      await expect(page.getByText('Your bank is still at work').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
      expect(await pageFaults(page)).toEqual([]);
      place.fake.account.settle(pageId, true);
      // No webhook is sent: the hotel asks, after a quarter of a minute.
      await pass(20, place.port, [page]);
      await expect(page).toHaveURL(/confirmed/, { timeout: 45_000 });
      await expectConfirmed(page);
      expect(await invoicesOf(page)).toHaveLength(1);
    });

    test('a bank that says no: the guest is told, and pays another way', async ({ page, request }) => {
      await goToPage(page, request);
      const pageId = new URL(page.url()).pathname.slice('/pay/'.length);
      await page.getByRole('button', { name: 'The bank is slow' }).click();
      await expect(page.getByText('Your bank is still at work').first()).toBeVisible();
      place.fake.account.settle(pageId, false);
      await pass(20, place.port, [page]);
      await expect(page.getByRole('button', { name: /^Pay .* now$/ })).toBeVisible({ timeout: 45_000 });
      expect(await pageFaults(page)).toEqual([]);
      await page.getByRole('button', { name: /^Pay .* now$/ }).click();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expectConfirmed(page);
      expect(await invoicesOf(page)).toHaveLength(1);
    });
  });
}

/** The tax documents of the booking that is confirmed. */
async function invoicesOf(page: Page): Promise<{ number: string }[]> {
  const { origin, pathname } = new URL(page.url());
  const id = pathname.split('/').at(-1) ?? '';
  const answer = await page.request.get(`${origin}/api/v1/bookings/${id}/documents`);
  const { items } = (await answer.json()) as { items: { number: string }[] };
  return items;
}
