import { expect, type Locator, type Page, test } from '@playwright/test';
import { dayInMonth, nightsAfter, openStay } from './dates.ts';
import { expectConfirmed, fillDetails, hold, newAddress, typeInto, unfoldPrices } from './guest.ts';
import { euroHotel, hotels } from './hotels.ts';
import { codeSentTo, mailsTo } from './mailbox.ts';

const WEDNESDAY = 3;
const MAY = 5;
const EARLY_DAYS = 100;

const spring = dayInMonth(MAY, WEDNESDAY, EARLY_DAYS);

const BOOKED = [
  {
    what: 'amounts without tax, in rupees',
    origin: hotels.demo.origin,
    phone: '98765 43210',
    location: 'udaipur',
    stay: openStay(2),
    room: 'Lake Suite',
    plan: 'Flexible',
    atHotel: [],
  },
  {
    // The mails are written on the server: either browser must write the same amounts.
    what: 'amounts with tax, a deposit and a city tax, in euros @firefox',
    origin: euroHotel.origin,
    phone: euroHotel.phone,
    location: 'lisbon',
    stay: { checkIn: spring, checkOut: nightsAfter(spring, 3) },
    room: 'Pátio Double',
    plan: 'Early',
    atHotel: ['plus €24 City tax of Lisbon at the hotel'],
  },
  {
    what: 'a cleaning for the stay, and a balance before arrival',
    origin: euroHotel.origin,
    phone: euroHotel.phone,
    location: 'porto',
    stay: { checkIn: spring, checkOut: nightsAfter(spring, 3) },
    room: 'Bolhão Studio',
    plan: 'In advance',
    atHotel: ['plus €18 City tax of Porto at the hotel'],
  },
];

const AMOUNT = /^[₹€][\d,.]+$/;
const CLAIM = /(?:charges included|charges are included|Total with taxes|\d nights?, taxes included)/;

/** The amount without empty decimals, as cards, tables and mails write it differently. */
async function amountIn(where: Locator): Promise<string> {
  const text = await where.first().innerText();
  return (/[₹€][\d,.]*\d/.exec(text)?.[0] ?? text).replace(/\.00$/, '');
}

/** The first of what a guest sees: the bar of a phone has the same words, hidden on a desktop. */
const seen = (words: Locator): Locator => words.filter({ visible: true }).first();

/** The same charge as a row of the price, which is heard as "plus City tax of Lisbon at the hotel, 24 euros". */
function rowOf(where: Locator, words: string): Locator {
  const [, amount = '', charge = ''] = /^plus €(\d+) (.*)$/.exec(words) ?? [];
  return where.getByRole('row', { name: new RegExp(`^plus ${charge}.*${amount}`) });
}

const totalRow = (page: Page): Locator =>
  page.getByRole('table').getByRole('row', { name: /^Total reservation charges/ });

for (const { what, origin, phone, location, stay, room, plan, atHotel } of BOOKED) {
  test(`one total from the first card to the receipt and the mails: ${what}`, async ({ page, request }) => {
    const email = newAddress('total');
    const totals = new Map<string, string>();
    const main = page.getByRole('main');
    const beside = async (where: Locator): Promise<void> => {
      for (const words of atHotel)
        await expect(seen(where.getByText(words).or(rowOf(where, words)))).toBeVisible();
      // Who pays something at the hotel besides reads nowhere that all is included.
      if (atHotel.length > 0) await expect(where.getByText(CLAIM)).toHaveCount(0);
      else await expect(seen(where.getByText(CLAIM))).toBeVisible();
    };

    const query = new URLSearchParams({
      location,
      checkin: stay.checkIn,
      checkout: stay.checkOut,
      rooms: '2',
    });
    await page.goto(`${origin}/book?${query}`);
    await unfoldPrices(page);
    const card = page.getByRole('article', { name: room });
    const choose = page.getByRole('button', { name: `Choose ${plan}, ${room}` });
    const rate = card.getByRole('listitem').filter({ has: choose });
    // The lowest price stands beside the name of the room, the others in their rows.
    const own = rate.getByText(AMOUNT);
    totals.set('card', await amountIn((await own.count()) > 0 ? own : card.getByText(AMOUNT)));
    await beside(card);
    await choose.click();

    await expect(totalRow(page)).toBeVisible();
    totals.set('summary', await amountIn(totalRow(page)));
    await beside(main);
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('region', { name: 'Your booking' });
    totals.set('bar of a phone', await amountIn(bar));
    await beside(bar);
    await page.setViewportSize({ width: 1440, height: 900 });

    await fillDetails(page, { email, phone });
    await hold(page);
    await typeInto(page.getByLabel('Code'), await codeSentTo(request, origin, email));
    if (plan !== 'Flexible') {
      await page.getByRole('button', { name: /^Pay .* now$/ }).click();
      await expect(page).toHaveURL(/_test-gateway/);
      await page.getByRole('button', { name: /^Pay €/ }).click();
    }
    await expectConfirmed(page);
    totals.set('receipt', await amountIn(totalRow(page)));
    await beside(main);
    await page.getByRole('link', { name: 'See or cancel this booking' }).click();
    await expect(page).toHaveURL(/\/bookings\//);
    totals.set('booking', await amountIn(totalRow(page)));
    await expect(page.getByRole('row', { name: /^plus City tax of \w+ at the hotel/ })).toHaveCount(
      atHotel.length,
    );

    await expect(async () => {
      const mail = (await mailsTo(request, origin, email)).find(({ subject }) =>
        subject.includes('confirmed'),
      );
      expect(mail).toBeDefined();
      const [, total = ''] = /Total:\s+([₹€][\d,.]*\d)/.exec(mail?.text ?? '') ?? [];
      totals.set('mail', total);
      if (atHotel.length > 0) expect(mail?.text).not.toMatch(CLAIM);
      else expect(mail?.text).toContain('Taxes and charges are included.');
    }).toPass({ timeout: 10_000 });

    expect([...totals.keys()]).toHaveLength(6);
    expect([...new Set(totals.values())], JSON.stringify([...totals])).toEqual([totals.get('card')]);
    expect(totals.get('card')).toMatch(/^[₹€]\d/);
  });
}
