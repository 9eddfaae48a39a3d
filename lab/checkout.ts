/** How a guest gets from the home page to a confirmed booking: what is in view, what is pressed, which prices have decimals. */
import type { Browser, Locator, Page } from 'playwright';
import { openStay } from '../e2e/dates.ts';
import { type DemoInBrowser, visitDemo } from './demo-in-browser.ts';

type Row = Record<string, number | string>;

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const LOCATIONS = ['udaipur', 'kochi', 'manali'] as const;
const PLANS = ['Flexible', 'Saver'] as const;
const PRESSES_BEFORE = 16;
const DAYS_AHEAD = 8;
const SOON_MS = 2000;
const STEP = {
  results: /^Choose /,
  summary: 'Continue to your details',
  details: 'Book and get my code',
  code: /^(?:Complete the booking|Continue to the payment)$/,
  payment: /^Pay .* now$/,
} as const;

const weekdays = openStay(2);
/** Weekdays and weekend have prices of their own. */
const week = openStay(7);

export function benchCheckout(): Promise<Row[]> {
  return visitDemo(async (demo) => [
    ...(await firstFields(demo)),
    ...(await nextSteps(demo)),
    ...(await decimals(demo)),
    ...(await shortestWay(demo)),
  ]);
}

/** How far down the first field is, in screens. */
async function firstFields({ browser, origin }: DemoInBrowser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const viewport of [PHONE, DESK]) {
    const page = await newPage(browser, viewport);
    await openDetails(page, origin, { location: 'udaipur', plan: 'Flexible' });
    const { y } = (await page.getByLabel('First name').boundingBox()) ?? { y: Infinity };
    rows.push({
      measure: `screens down to the first field at ${viewport.width}`,
      value: Number((y / viewport.height).toFixed(2)),
      goal: '≤ 1',
    });
    if (viewport === PHONE) {
      const required = await page.locator('main form :is(input, select, textarea)[required]').count();
      rows.push({ measure: 'required fields', value: required, goal: 4 });
    }
    await page.close();
  }
  return rows;
}

/** Whether the next step can be pressed at once, at the top, in the middle and at the end of each page. */
async function nextSteps({ browser, origin }: DemoInBrowser): Promise<Row[]> {
  const page = await newPage(browser, PHONE);
  const rows: Row[] = [];
  const look = async (name: string, step: Locator): Promise<void> => {
    rows.push({
      measure: `next step in view at 390: ${name}`,
      value: await inView(page, step),
      goal: '3 of 3',
    });
  };
  await openResults(page, origin, { location: 'udaipur', rooms: '2' });
  await look('results', page.getByRole('button', { name: STEP.results }));
  await openResults(page, origin, { location: 'udaipur', rooms: '2,2' });
  for (const room of [1, 2]) {
    await choose(page, new RegExp(`^Choose Flexible, .*room ${room}$`));
  }
  await page.getByRole('link', { name: STEP.summary }).waitFor();
  await look('summary of several rooms', page.getByRole('link', { name: STEP.summary }));
  await openDetails(page, origin, { location: 'udaipur', plan: 'Saver' });
  await look('details', page.getByRole('button', { name: STEP.details }));
  const email = await sendDetails(page);
  await look('code', page.getByRole('button', { name: STEP.code }));
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(page, origin, email));
  await page.getByRole('button', { name: STEP.payment }).waitFor();
  await look('payment', page.getByRole('button', { name: STEP.payment }));
  await page.close();
  return rows;
}

/** On how many of three places of the page one of these is wholly seen and covered by nothing. */
async function inView(page: Page, step: Locator): Promise<string> {
  let seen = 0;
  for (const part of [0, 0.5, 1]) {
    // The footer is no part of a step.
    await page.evaluate((share) => {
      const end =
        (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) + scrollY - innerHeight;
      scrollTo({ top: Math.max(0, end) * share, behavior: 'instant' });
    }, part);
    const isSeen = await step.evaluateAll((elements) =>
      elements.some((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
        const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
        return isInside && width > 0 && height > 0 && element.contains(onTop);
      }),
    );
    if (isSeen) seen += 1;
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return `${seen} of 3`;
}

/** Amounts with decimals from the results to the receipt. Lines of taxes and rounding may have them. */
async function decimals({ browser, origin }: DemoInBrowser): Promise<Row[]> {
  const found: string[] = [];
  let pages = 0;
  for (const location of LOCATIONS) {
    for (const plan of PLANS) {
      const page = await newPage(browser, DESK);
      const look = async (name: string): Promise<void> => {
        pages += 1;
        found.push(...(await decimalsOn(page)).map((amount) => `${location}, ${plan}, ${name}: ${amount}`));
      };
      await openResults(page, origin, { location, rooms: '2', stay: week });
      await look('results');
      await openDetails(page, origin, { location, plan, stay: week });
      await look('details');
      const email = await sendDetails(page);
      await look('code');
      await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(page, origin, email));
      if (plan === 'Saver') {
        await page.getByRole('button', { name: STEP.payment }).waitFor();
        await look('payment');
        await page.getByRole('button', { name: STEP.payment }).click();
        await page.getByRole('button', { name: /^Pay/ }).first().click();
      }
      await page.waitForURL(/confirmed/);
      await page.getByRole('table').first().waitFor();
      await look('receipt');
      await page.close();
    }
  }
  return [
    { measure: `decimals outside of tax lines on ${pages} pages`, value: found.length, goal: 0 },
    ...[...new Set(found)].map((where) => ({ measure: `  ${where}`, value: '', goal: '' })),
  ];
}

function decimalsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // “₹19.5K” is a short form of thousands.
    const isExact = /^(?:Tax and charges|of which|Rounding)/;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const amounts: string[] = [];
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const row = node.parentElement?.closest('tr')?.textContent.trim() ?? '';
      const amount = /₹[\d,]*\.\d+(?![\d\p{L}])/u.exec(node.textContent ?? '')?.[0];
      if (amount !== undefined && !isExact.test(row)) amounts.push(`${amount} ${row.slice(0, 40)}`);
    }
    return amounts;
  });
}

/** Every press from the home page to the confirmed booking, on a phone, by a guest who pays at the hotel. */
async function shortestWay({ browser, origin }: DemoInBrowser): Promise<Row[]> {
  const page = await newPage(browser, PHONE);
  const presses: string[] = [];
  const press = async (name: string, target: Locator): Promise<void> => {
    await target.click();
    presses.push(name);
  };
  await page.goto(origin);
  const form = page.getByRole('search');
  const where = form.getByLabel('Where');
  if ((await where.inputValue()) !== 'udaipur') {
    // A native list opens with one press, and is left with another.
    await where.selectOption('udaipur');
    presses.push('Where', 'The Kesar Udaipur');
  }
  await press('When', form.getByRole('button', { name: /^When/ }));
  const calendar = page.getByRole('dialog', { name: 'When would you like to come?' });
  await calendar.locator('[data-state="free"]').first().waitFor();
  const free = calendar.locator('[data-state="free"]:not([data-refused])');
  await press('first day', free.nth(DAYS_AHEAD));
  await press('last day', free.nth(DAYS_AHEAD + 2));
  await press('Done', calendar.getByRole('button', { name: 'Done' }));
  await press('Search', form.getByRole('button', { name: 'Search', exact: true }));
  const choice = page.getByRole('button', { name: /^Choose Flexible, / }).first();
  await page.getByRole('button', { name: STEP.results }).first().waitFor();
  if (!(await choice.isVisible())) {
    // The prices of a room are folded.
    await press('Prices', page.locator('main article summary').first());
  }
  await press('Choose', choice);
  const email = newAddress();
  for (const [label, text] of detailsOf(email)) {
    await press(label, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await press('Book', page.getByRole('button', { name: STEP.details }));
  const code = page.getByLabel('Code', { exact: true });
  await code.waitFor();
  const isFocused = page.waitForFunction(
    () => document.activeElement?.matches('[autocomplete="one-time-code"]'),
    {
      timeout: SOON_MS,
    },
  );
  if (!(await isFocused.then(Boolean, () => false))) await press('Code', code);
  await page.keyboard.type(await codeSentTo(page, origin, email));
  await page.waitForURL(/confirmed/);
  await page.close();
  return [
    {
      measure: `presses from home to confirmed: ${presses.join(', ')}`,
      value: presses.length,
      goal: `< ${PRESSES_BEFORE}`,
    },
  ];
}

async function newPage(browser: Browser, viewport: typeof PHONE): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-IN', reducedMotion: 'reduce' });
  return context.newPage();
}

async function openResults(
  page: Page,
  origin: string,
  { location, rooms, stay = weekdays }: { location: string; rooms: string; stay?: typeof weekdays },
): Promise<void> {
  const query = { location, checkin: stay.checkIn, checkout: stay.checkOut, rooms };
  await page.goto(`${origin}/book?${new URLSearchParams(query).toString()}`);
  await page.getByRole('button', { name: STEP.results }).first().waitFor();
}

/** The first room that is sold on this plan. */
async function openDetails(
  page: Page,
  origin: string,
  { location, plan, stay = weekdays }: { location: string; plan: string; stay?: typeof weekdays },
): Promise<void> {
  await openResults(page, origin, { location, rooms: '2', stay });
  await choose(page, new RegExp(`^Choose ${plan}, `));
  await page.getByLabel('First name').waitFor();
}

async function choose(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await page.getByRole('button', { name: STEP.results }).first().waitFor();
  // Some prices are folded.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main article details')) details.setAttribute('open', '');
  });
  await button.click();
}

let guests = 0;

function newAddress(): string {
  guests += 1;
  return `guest.${guests}.${Date.now()}@example.com`;
}

function detailsOf(email: string): [label: string, text: string][] {
  return [
    ['First name', 'Meera'],
    ['Last name', 'Rao'],
    ['Email', email],
    ['Phone', '98765 43210'],
  ];
}

/** Fills in the form and sends it. Returns the address that the code goes to. */
async function sendDetails(page: Page): Promise<string> {
  const email = newAddress();
  for (const [label, text] of detailsOf(email)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: STEP.details }).click();
  await page.getByLabel('Code', { exact: true }).waitFor();
  return email;
}

async function codeSentTo(page: Page, origin: string, address: string): Promise<string> {
  for (;;) {
    const answer = await page.request.get(`${origin}/_dev/mailbox.json`);
    // Our own development page defines its shape.
    const { mails } = (await answer.json()) as { mails: { to: { address: string }; text: string }[] };
    const mail = mails.find(({ to }) => to.address === address);
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await page.waitForTimeout(100);
  }
}
