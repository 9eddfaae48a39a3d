import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import cancel from '../../../schemas/api/bookings/cancel.json';
import list from '../../../schemas/api/bookings/list.json';
import listRefunds from '../../../schemas/api/bookings/list-refunds.json';
import show from '../../../schemas/api/bookings/show.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';
import { testSite } from '../../test-content/test-pages.ts';

const booking = show.examples.response;
const cancelled = cancel.examples.response;
const missed = {
  ...booking,
  stayState: 'NO_SHOW',
  actions: [{ action: 'CANCEL', allowed: false, reasons: ['NO_SHOW'] }],
  noShow: {
    markedAt: '2027-01-15T05:30:00.000Z',
    penaltyMinor: 967_600,
    penaltyTaxMinor: 147_600,
    refundableMinor: 0,
    refundedMinor: 0,
    dueMinor: 967_600,
  },
};
const address = `/bookings/${booking.id}`;
const reads = (body: unknown) => ({ [`GET /bookings/${booking.id}`]: () => ({ body }) });
const refunds = { [`GET /bookings/${booking.id}/refunds`]: () => ({ body: listRefunds.examples.response }) };

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** What stands beside a term. */
async function fact(term: string): Promise<string | null> {
  const [found] = await screen.findAllByText(term, { selector: 'dt' });
  return found?.nextElementSibling?.textContent ?? null;
}

describe('one booking', () => {
  it('is a page when it is opened directly, with every fact of it', async () => {
    fakeNetwork(reads(booking));
    await showSite(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking 7K3M-Q2PD' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const facts = {
      'Booking reference': '7K3M-Q2PD',
      'Booking id': booking.id,
      'Guest name': 'Meera Nair',
      Email: 'meera.nair@example.com',
      Phone: '+91 98123 45678',
      Adults: '2',
      Children: '0',
      Guests: '2',
      'Check-in': 'Thu 14 Jan 2027, from 14:00',
      'Check-out': 'Sat 16 Jan 2027, until 12:00',
      'Extra bedding': 'None',
      'Extra services': 'A morning with a historian and Car from or to the airport',
      'Meal plan': 'Breakfast included',
    };
    // The formats of the world's numbers come late.
    await screen.findByText('+91 98123 45678');
    const shown = await Promise.all(Object.keys(facts).map(async (term) => [term, await fact(term)]));
    expect(Object.fromEntries(shown)).toEqual(facts);
    const charges = within(screen.getByRole('region', { name: 'Booking charges' }));
    for (const words of ['Total price', 'Tax and charges: GST (18 %)', 'Total reservation charges']) {
      expect(charges.getByText(words)).toBeVisible();
    }
    expect(await fact('Total billed amount (tax included)')).toContain('₹0');
  });

  it('tells the stay first: where, when, who and what is included', async () => {
    fakeNetwork(reads(booking));
    await showSite(address);
    const story = await screen.findByRole('region', { name: '2 nights at The Kesar Udaipur' });
    const words = within(story)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(words).toEqual([
      'Thu 14 Jan 2027 – Sat 16 Jan 2027Arrive from 14:00, leave by 12:00, hotel time (Asia/Kolkata)',
      '2 adults, booked by Meera Nair',
      'Deluxe Double',
      'Breakfast included',
      'A morning with a historian and Car from or to the airport',
    ]);
    expect(within(story).getByRole('img')).toBeVisible();
    const table = screen.getByRole('region', { name: 'All details' });
    expect(story.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names the extra beds with the rooms', async () => {
    fakeNetwork(reads({ ...booking, rooms: booking.rooms.map((room) => ({ ...room, extraBeds: 1 })) }));
    await showSite(address);
    const story = await screen.findByRole('region', { name: '2 nights at The Kesar Udaipur' });
    expect(within(story).getByText('Deluxe Double and 1 extra bed')).toBeVisible();
  });

  it('tells the stay without a photo where its location is no longer published', async () => {
    fakeNetwork(reads({ ...booking, location: { ...booking.location, id: 'sold' } }));
    await showSite(address);
    const story = await screen.findByRole('region', { name: '2 nights at The Kesar Udaipur' });
    expect(within(story).queryByRole('img')).toBeNull();
    expect(screen.queryByRole('link', { name: /Show on a map/ })).toBeNull();
  });

  it('shows the way, and asks by WhatsApp with the reference written already', async () => {
    fakeNetwork(reads(booking));
    const { shell } = testSite;
    const hotel = { ...shell.hotel, whatsappNumber: '+919876543210' };
    await showSite(address, { content: { ...testSite, shell: { ...shell, hotel } } });
    const way = within(await screen.findByRole('region', { name: 'How to find us' }));
    expect(way.getByRole('link', { name: 'Show on a map: The Kesar Udaipur' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://www.openstreetmap.org/'),
    );
    const chat = way.getByRole('link', { name: 'WhatsApp about this booking' }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toBe(
      'Hello, I have a question about my booking 7K3M-Q2PD at The Kesar Udaipur, Thu 14 Jan 2027 to Sat 16 Jan 2027.',
    );
  });

  it('shows money that came too late and goes back', async () => {
    fakeNetwork({ ...reads({ ...booking, state: 'EXPIRED', paymentTerms: 'PAY_NOW' }), ...refunds });
    await showSite(address);
    const section = await screen.findByRole('region', { name: 'Money that goes back to you' });
    expect(within(section).getByRole('table', { name: 'Refund history' })).toBeVisible();
  });

  it('is a dialog over the list, which keeps its place and gets the focus back', async () => {
    fakeNetwork({
      'GET /bookings': () => ({ body: list.examples.response }),
      ...reads(booking),
    });
    const { router } = await showSite('/bookings?group=DATE');
    const opener = await screen.findByRole('link', { name: 'View booking 7K3M-Q2PD' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Booking 7K3M-Q2PD' });
    expect(router.state.location.pathname + router.state.location.search).toBe(`${address}?group=DATE`);
    expect(within(dialog).getByText('Booking Successful')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname + router.state.location.search).toBe('/bookings?group=DATE');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('offers the calendar file, print and cancelling as the server allows', async () => {
    fakeNetwork(reads(booking));
    await showSite(address);
    expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `/api/v1/bookings/${booking.id}/calendar.ics`,
    );
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cancel booking' })).toHaveAttribute('href', `${address}/cancel`);
    expect(screen.getByRole('heading', { name: 'How to find us' })).toBeVisible();
  });

  it('leads on with a pending one, and says until when', async () => {
    const expiresAt = '2026-11-21T10:15:00.000Z';
    const { reservedAt: _reservedAt, ...pending } = { ...booking, state: 'PENDING', expiresAt };
    fakeNetwork(reads(pending));
    await showSite(address);
    expect(await screen.findByText('We keep the room until 15:45 hotel time.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Complete booking' })).toHaveAttribute(
      'href',
      `/checkout?booking=${booking.id}`,
    );
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  });

  it('leads back to the same search when the time is over', async () => {
    const { reservedAt: _reservedAt, ...expired } = { ...booking, state: 'EXPIRED', actions: [] };
    fakeNetwork(reads(expired));
    await showSite(address);
    expect(await screen.findByRole('link', { name: 'Search again with the same dates' })).toHaveAttribute(
      'href',
      '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2',
    );
    expect(screen.queryByRole('link', { name: 'Cancel booking' })).toBeNull();
  });

  it('shows what became of a cancelled one, and its refund', async () => {
    fakeNetwork({ ...reads(cancelled), ...refunds });
    await showSite(address);
    expect(await screen.findByText('Booking Cancelled')).toBeVisible();
    expect(screen.getByText('PAID')).toBeVisible();
    expect(await fact('Refundable amount')).toContain('₹16,284');
    expect(await fact('Cancellation charges')).toContain('₹9,676');
    expect(await fact('Refund amount')).toContain('₹0');
    expect(await fact('Cancellation reason')).toBe('Our plans have changed.');
    expect(await fact('Refund id')).toBe('r8d2b6f0a4c1e79350zjnwp3k3');
    expect(await fact('Refund status')).toBe('Being processed');
    expect(screen.getByText('of which tax: ₹1,476')).toBeVisible();
    const progress = within(screen.getByRole('list', { name: 'Refund progress' }));
    expect(progress.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      expect.stringContaining('Requested'),
      expect.stringContaining('Being processed'),
      expect.stringMatching(/Paid back.*still to come/),
    ]);
    const history = within(await screen.findByRole('table', { name: 'Refund history' }));
    const cells = history.getAllByRole('row').at(-1);
    expect(cells).toHaveTextContent(/Being processed.*₹25,960.*12 Jan 2027.*₹16,284.*rf_9f2c/);
  });

  it('says first that a stay which was never paid costs nothing, and lists nothing that is not due', async () => {
    const cancellation = {
      cancelledAt: '2026-12-01T10:00:00Z',
      by: 'GUEST',
      reason: 'Illness',
      penaltyMinor: 0,
      penaltyTaxMinor: 0,
      refundableMinor: 0,
      refundedMinor: 0,
      dueMinor: 0,
    } as const;
    const cityTax = { id: 'city', label: 'City tax', payable: 'AT_HOTEL', totalMinor: 2400 } as const;
    fakeNetwork(reads({ ...booking, state: 'CANCELLED', cancellation, charges: [cityTax] }));
    await showSite(address);
    const refund = within(await screen.findByRole('region', { name: 'Cancellation and refund' }));
    expect(refund.getByText('Cancelled free of charge')).toBeVisible();
    expect(refund.queryByRole('table')).toBeNull();
    const charges = within(screen.getByRole('region', { name: 'Booking charges' }));
    expect(charges.queryByText(/City tax/)).toBeNull();
  });

  it('shows a missed stay, whom to tell when that is a mistake, and what is due', async () => {
    fakeNetwork({ ...reads(missed), ...refunds });
    await showSite(address);
    expect(await screen.findByText('Missed Stay')).toBeVisible();
    expect(screen.queryByText('Booking Successful')).toBeNull();
    expect(screen.getByText('You did not arrive for this stay')).toBeVisible();
    expect(screen.getByText(/expected you on Thu 14 Jan 2027\. If that is a mistake/)).toBeVisible();
    const phone = { name: '+91 98765 43210' };
    expect(screen.getByRole('link', phone)).toHaveAttribute('href', 'tel:+919876543210');
    const section = within(screen.getByRole('region', { name: 'Cost of the missed stay' }));
    expect(section.getByText('of which tax: ₹1,476')).toBeVisible();
    expect(await fact('Charges for the missed stay')).toContain('₹9,676');
    expect(await fact('Amount due')).toContain('₹9,676');
    expect(await fact('Noted on')).toContain('15 Jan 2027, 11:00');
    expect(screen.getByRole('heading', { name: 'Cancellation policy' })).toBeVisible();
    for (const words of ['Refundable amount', 'Refund status', 'Refund history'])
      expect(screen.queryByText(words)).toBeNull();
    for (const words of ['To be paid at the hotel', 'Add to calendar', 'Cancel booking', 'How to find us'])
      expect(screen.queryByText(words)).toBeNull();
  });

  it('shows how far the refund of a missed stay is, and lists it once', async () => {
    const [refund] = listRefunds.examples.response.items;
    const noShow = { ...missed.noShow, refundableMinor: 1_628_400, dueMinor: 0, refund };
    const paid = { ...missed, payment: 'PAID', paymentTerms: 'PAY_NOW', paidMinor: 2_596_000, noShow };
    fakeNetwork({ ...reads(paid), ...refunds });
    await showSite(address);
    expect(await screen.findByRole('table', { name: 'Refund history' })).toBeVisible();
    expect(screen.getAllByRole('table', { name: 'Refund history' })).toHaveLength(1);
    expect(await fact('Refundable amount')).toContain('₹16,284');
    expect(await fact('Refund status')).toBe('Being processed');
    expect(screen.getByRole('list', { name: 'Refund progress' })).toBeVisible();
    expect(screen.queryByText('Amount due')).toBeNull();
  });

  it('says of a missed stay that was paid and is kept whole that nothing goes back', async () => {
    const noShow = { ...missed.noShow, penaltyMinor: 2_596_000, dueMinor: 0 };
    const kept = { ...missed, payment: 'PAID', paymentTerms: 'PAY_NOW', paidMinor: 2_596_000, noShow };
    fakeNetwork({ ...reads(kept), [`GET /bookings/${booking.id}/refunds`]: () => ({ body: { items: [] } }) });
    await showSite(address);
    expect(await screen.findByText('There is nothing to refund.')).toBeVisible();
    expect(await fact('Refundable amount')).toContain('₹0');
    expect(screen.queryByText('Amount due')).toBeNull();
    expect(screen.queryByRole('table', { name: 'Refund history' })).toBeNull();
  });

  it('offers to load the refund history again', async () => {
    let tries = 0;
    fakeNetwork({
      ...reads(cancelled),
      [`GET /bookings/${booking.id}/refunds`]: () => {
        tries += 1;
        return tries === 1
          ? { status: 503, body: { code: 'UNAVAILABLE', message: 'Later' } }
          : { body: { items: [] } };
      },
    });
    await showSite(address);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const history = within(await screen.findByRole('table', { name: 'Refund history' }));
    expect(history.getByText('There is nothing to refund.')).toBeVisible();
  });

  it('speaks of the booking when it did not load, and names every location', async () => {
    fakeNetwork({
      [`GET /bookings/${booking.id}`]: () => ({
        status: 503,
        body: { code: 'UNAVAILABLE', message: 'Later' },
      }),
    });
    await showSite(address);
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByRole('heading', { level: 1, name: 'The booking did not load' })).toBeVisible();
    expect(failure.getByText(/^This does not change your booking\./)).toBeVisible();
    expect(failure.queryByText(/choice/)).toBeNull();
    for (const { name } of testSite.shell.locations)
      expect(failure.getByText(`How to reach ${name}`)).toBeVisible();
  });

  it('tells nobody whether a foreign booking exists, and offers the way by mail', async () => {
    const body = { code: 'NOT_FOUND', message: 'This was not found. Please reload the page' };
    fakeNetwork({ [`GET /bookings/${booking.id}`]: () => ({ status: 404, body }) });
    await showSite(address);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We cannot find this booking' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find my booking' })).toHaveAttribute('href', '/find-booking');
  });
});
