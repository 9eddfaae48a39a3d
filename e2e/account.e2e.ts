import { expect, test, type Page } from '@playwright/test';
import { newAddress, PASSWORD, register } from './guest.ts';
import { hotels } from './hotels.ts';
import { keyboardOf } from './keyboard.ts';
import { open, pageFaults } from './look.ts';
import { codeSentTo, mailsTo } from './mailbox.ts';
import { pass } from './time.ts';
import { watch } from './watch.ts';

const { origin, port } = hotels.demo;
const NEW_PASSWORD = 'Harbour-lights-9';
const PHONE = '+91 98123 45678';
const PICTURE = 'content/images/attraction-backwater-houseboat.jpg';

async function expectWhole(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await pageFaults(page), `${page.url()} at ${width} px`).toEqual([]);
  }
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const partOf = (page: Page, name: string) => page.getByRole('region', { name });

async function login(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Waits for a newer code than the last one: an address gets several. */
async function nextCode(page: Page, email: string, before: number): Promise<string> {
  await expect.poll(async () => (await mailsTo(page.request, origin, email)).length).toBeGreaterThan(before);
  return codeSentTo(page.request, origin, email);
}

test('an account is opened, used, forgotten, found again and deleted @each-user', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const email = newAddress('account');
  const watched = await watch(page, origin, [422]);

  await open(page, `${origin}/register`);
  await page.getByRole('button', { name: 'Register and get my code' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectWhole(page);
  await register(page, { email, phone: PHONE });
  await expectWhole(page);
  await page.getByLabel('Code').fill(await codeSentTo(request, origin, email));
  await expect(headingOf(page)).toHaveText('Your profile');
  await expect(page.getByLabel('Gender')).toBeVisible();
  await expectWhole(page);

  const basic = partOf(page, 'Basic information');
  await basic.getByLabel('Gender').selectOption('FEMALE');
  await basic.getByLabel('Phone').fill('+91 98123 45679');
  await basic.getByLabel('Current password').fill(PASSWORD);
  await basic.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await expect(basic.getByLabel('Phone')).toHaveValue('98123 45679');

  const picture = partOf(page, 'Profile picture');
  await picture.getByLabel(/Your picture/).setInputFiles(PICTURE);
  await expect(picture.locator('canvas')).toBeVisible();
  await expectWhole(page);
  await picture.getByRole('button', { name: 'Save picture' }).click();
  const saved = picture.locator('img');
  await expect(saved).toHaveAttribute('src', /^\/api\/v1\/profile\/picture\?v=/);
  expect(await saved.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true);

  const password = partOf(page, 'Change password');
  await password.getByLabel('Current password').fill(PASSWORD);
  await password.getByLabel('New password').fill(NEW_PASSWORD);
  await password.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByLabel('New password')).toHaveValue('');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('account.json');

  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await open(page, `${origin}/login`);
  await login(page, email, PASSWORD);
  await expect(page.getByRole('link', { name: 'The e-mail or the password is not right' })).toBeVisible();
  await expectWhole(page);
  await login(page, email, NEW_PASSWORD);
  await expect(headingOf(page)).toHaveText('Your profile');
  await page.getByRole('main').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(`${origin}/`);

  const mails = (await mailsTo(request, origin, email)).length;
  await open(page, `${origin}/forgot-password`);
  await expectWhole(page);
  await page.getByLabel('Email').fill(email);
  // An address gets one code a minute, for any purpose.
  await pass(60, port, [page]);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(headingOf(page)).toHaveText('Reset password');
  await expectWhole(page);
  await page.getByLabel('Code').fill(await nextCode(page, email, mails));
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await expect(headingOf(page)).toHaveText('Login');
  await login(page, email, PASSWORD);
  await expect(headingOf(page)).toHaveText('Your profile');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(question.getByText('Current password is required')).toBeVisible();
  await expectWhole(page);
  await question.getByLabel('Current password').fill(PASSWORD);
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(headingOf(page)).toHaveText('Your account is deleted');
  await expectWhole(page);
  await open(page, `${origin}/login`);
  await login(page, email, PASSWORD);
  await expect(page.getByRole('link', { name: 'The e-mail or the password is not right' })).toBeVisible();
  expect(watched.problems).toEqual([]);
});

test('a wrong code five times ends that code', async ({ page, request }) => {
  const email = newAddress('guesser');
  const watched = await watch(page, origin, [422]);
  await open(page, `${origin}/register`);
  await register(page, { email, phone: PHONE });
  const right = await codeSentTo(request, origin, email);
  const code = page.getByLabel('Code');
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    const answer = page.waitForResponse(/verify-email/);
    await code.fill(String((Number(right) + wrong) % 1_000_000).padStart(6, '0'));
    await answer;
    await expect(page.getByText('Invalid Otp')).toBeVisible();
    await expect(code).toBeFocused();
  }
  await expectWhole(page);
  await code.fill(right);
  await expect(page.getByText('Too many wrong codes. Please ask for a new one')).toBeVisible();
  await expect(headingOf(page)).toHaveText('Confirm your e-mail');
  expect(watched.problems).toEqual([]);
});

test('a protected screen returns after the login, by keyboard alone', async ({ page, request }) => {
  const email = newAddress('keyboard-account');
  const watched = await watch(page, origin);
  const keyboard = keyboardOf(page);
  const main = page.getByRole('main');

  await page.goto(`${origin}/profile`);
  await expect(page).toHaveURL(`${origin}/login?next=%2Fprofile`);
  await expect(headingOf(page)).toHaveText('Login');
  await keyboard.tabTo(main.getByRole('link', { name: 'Register' }));
  await keyboard.press('Enter');
  await expect(headingOf(page)).toBeFocused();
  for (const [label, text] of [
    ['First name', 'Meera'],
    ['Last name', 'Nair'],
    ['Email', email],
    ['Phone', '98123 45678'],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const) {
    await keyboard.tabTo(page.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(headingOf(page)).toHaveText('Confirm your e-mail');
  await expect(headingOf(page)).toBeFocused();
  await keyboard.tabTo(page.getByLabel('Code'));
  await keyboard.type(await codeSentTo(request, origin, email));
  await expect(headingOf(page)).toHaveText('Your profile');
  await expect(page).toHaveURL(`${origin}/profile`);
  expect(keyboard.faults).toEqual([]);
  expect(watched.problems).toEqual([]);
});

test('a page that tells about the hotel asks who it is only once the guest presses something', async ({
  page,
}) => {
  const asked = watchRequests(page);
  // Not `evaluate`: what the runner does in a page counts as a press there.
  await page.addInitScript(() => addEventListener('verandah:started', () => console.log('started')));
  await Promise.all([
    page.waitForEvent('console', (said) => said.text() === 'started'),
    page.goto(`${origin}/about`),
  ]);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const before = await page.getByRole('link', { name: 'Book a stay' }).first().boundingBox();
  await page.keyboard.press('Tab');
  await expect.poll(() => asked).toContain('/api/v1/auth/session');
  expect(await page.getByRole('link', { name: 'Book a stay' }).first().boundingBox()).toEqual(before);
});

test('a press while the page starts is the one after which it asks who it is', async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto(`${origin}/about`, { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await expect.poll(() => asked).toContain('/api/v1/auth/session');
});

function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  return asked;
}
