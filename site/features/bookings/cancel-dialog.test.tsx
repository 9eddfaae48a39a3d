import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import cancel from '../../../schemas/api/bookings/cancel.json';
import listRefunds from '../../../schemas/api/bookings/list-refunds.json';
import quoteCancellation from '../../../schemas/api/bookings/quote-cancellation.json';
import show from '../../../schemas/api/bookings/show.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const booking = show.examples.response;
const cancelled = cancel.examples.response;
const quote = quoteCancellation.examples.response;
const address = `/bookings/${booking.id}`;
const CANCEL = `POST /bookings/${booking.id}/cancellation`;
const QUOTE = `POST /bookings/${booking.id}/cancellation-quote`;

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

type Routes = Parameters<typeof fakeNetwork>[0];

function bookedWith(routes: Routes) {
  let stored: unknown = booking;
  return fakeNetwork({
    [`GET /bookings/${booking.id}`]: () => ({ body: stored }),
    [`GET /bookings/${booking.id}/refunds`]: () => ({ body: listRefunds.examples.response }),
    [QUOTE]: () => ({ status: 201, body: quote }),
    [CANCEL]: () => {
      stored = cancelled;
      return { body: stored };
    },
    ...routes,
  });
}

const question = () => screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
const confirm = async () => screen.findByRole('button', { name: 'Cancel booking' });

async function fact(term: string): Promise<string | null> {
  const dialog = await screen.findByRole('alertdialog');
  return (await within(dialog).findByText(term, { selector: 'dt' })).nextElementSibling?.textContent ?? null;
}

describe('before anything is cancelled', () => {
  it('shows refund, charges with their tax, rule, deadline, next tier, and how long the figures hold', async () => {
    const asked = bookedWith({});
    await showSite(`${address}/cancel`);
    expect(await question()).toHaveAccessibleDescription(/./);
    await confirm();
    expect(await question()).toHaveAccessibleDescription(
      '₹16,284 goes back, ₹9,676 is kept The room is released at once, and this cannot be undone.',
    );
    expect(await fact('You get back')).toContain('₹16,284');
    expect(await fact('Total billed amount (tax included)')).toContain('₹25,960');
    expect(await fact('Cancellation charges')).toContain('₹9,676');
    expect(screen.getByText('of which tax: ₹1,476')).toBeVisible();
    expect(await fact('Rule')).toBe('If you cancel: first night, ₹9,676.');
    expect(await fact('This holds until')).toBe('Wed 13 Jan 2027, 14:00');
    expect(await fact('If you wait')).toContain('the full room price, ₹24,308.');
    expect(await fact('Figures valid until')).toBe('14:40 hotel time');
    expect(asked.some(({ call }) => call === CANCEL)).toBe(false);
  });

  it('says that it is free, and until when', async () => {
    const free = {
      ...quote,
      kind: 'FREE',
      paidMinor: 0,
      penaltyMinor: 0,
      penaltyNetMinor: 0,
      penaltyTaxMinor: 0,
      refundMinor: 0,
      penalty: { unit: 'PERCENTAGE', value: 0 },
      hit: { source: 'NONE' },
    };
    bookedWith({ [QUOTE]: () => ({ status: 201, body: free }) });
    await showSite(`${address}/cancel`);
    await confirm();
    expect(await question()).toHaveAccessibleDescription(/^Free to cancel The room is released/);
    expect(await fact('Rule')).toBe('Free until Wed 13 Jan, 14:00 hotel time.');
    await userEvent.click(screen.getByText('How this is worked out'));
    expect(screen.getByText('You have paid nothing, so there is no refund.')).toBeVisible();
  });

  it.each([
    [{ refundMinor: 2_596_000, penaltyMinor: 0 }, 'Free to cancel, ₹25,960 goes back'],
    [{ refundMinor: 0, penaltyMinor: 2_596_000 }, 'Nothing goes back, ₹25,960 is kept'],
    [{ paidMinor: 500_000, refundMinor: 0, dueMinor: 467_600 }, '₹5,000 is kept, ₹4,676 is still due'],
  ])('says first what cancelling costs: %j', async (figures, headline) => {
    bookedWith({ [QUOTE]: () => ({ status: 201, body: { ...quote, ...figures } }) });
    await showSite(`${address}/cancel`);
    await confirm();
    const dialog = await question();
    expect(dialog).toHaveAccessibleDescription(expect.stringMatching(new RegExp(`^${headline} `)));
  });

  it('says what is owed where less was paid than the hotel keeps', async () => {
    const owing = { ...quote, paidMinor: 0, refundMinor: 0, dueMinor: 967_600 };
    bookedWith({ [QUOTE]: () => ({ status: 201, body: owing }) });
    await showSite(`${address}/cancel`);
    await confirm();
    expect(await question()).toHaveAccessibleDescription(/^₹9,676 is due to the hotel/);
    expect(await fact('Amount due')).toContain('₹9,676');
  });

  it('asks for a reason in the words of the specification, and sends nothing without', async () => {
    const asked = bookedWith({});
    await showSite(`${address}/cancel`);
    await userEvent.click(await confirm());
    expect(await screen.findByRole('link', { name: 'Reason is required' })).toBeVisible();
    await userEvent.click(screen.getByLabelText('Reason'));
    await userEvent.paste('x'.repeat(501));
    await userEvent.click(await confirm());
    expect(
      await screen.findByRole('link', { name: 'Reason: must be less than 501 characters' }),
    ).toBeVisible();
    expect(asked.some(({ call }) => call === CANCEL)).toBe(false);
  });

  it('takes a reason with one press, which the guest may go on writing', async () => {
    const asked = bookedWith({});
    await showSite(`${address}/cancel`);
    await userEvent.click(await confirm());
    await screen.findByRole('link', { name: 'Reason is required' });
    const chip = screen.getByRole('button', { name: 'Plans changed' });
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    expect(screen.getByLabelText('Reason')).toHaveValue('Plans changed');
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Reason is required' })).toBeNull());
    await userEvent.type(screen.getByLabelText('Reason'), ', sorry.');
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await confirm());
    await screen.findByRole('alertdialog', { name: 'Your booking is cancelled' });
    expect(asked.find(({ call }) => call === CANCEL)?.body).toEqual({
      quoteId: quote.id,
      reason: 'Plans changed, sorry.',
    });
  });

  it('is left with Escape, and the focus goes back to what opened it', async () => {
    const asked = bookedWith({});
    const { router } = await showSite(address);
    const opener = await screen.findByRole('link', { name: 'Cancel booking' });
    await userEvent.click(opener);
    await question();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe(address);
    await vi.waitFor(() => expect(opener).toHaveFocus());
    expect(asked.some(({ call }) => call === CANCEL)).toBe(false);
  });

  it.each([
    ['CHECK_IN_PASSED', /^After the check-in time/],
    ['NO_SHOW', /^You did not arrive for this stay\./],
  ])('says why when the server does not allow it, and asks for no figures: %s', async (reason, words) => {
    const actions = [{ action: 'CANCEL', allowed: false, reasons: [reason] }];
    const asked = bookedWith({ [`GET /bookings/${booking.id}`]: () => ({ body: { ...booking, actions } }) });
    await showSite(`${address}/cancel`);
    const dialog = await screen.findByRole('alertdialog', { name: 'This booking cannot be cancelled here' });
    expect(dialog).toHaveAccessibleDescription(words);
    expect(asked.some(({ call }) => call === QUOTE)).toBe(false);
  });

  it('offers to ask again when the figures did not come', async () => {
    let tries = 0;
    bookedWith({
      [QUOTE]: () => {
        tries += 1;
        return tries === 1
          ? { status: 503, body: { code: 'UNAVAILABLE', message: 'The service is not available right now' } }
          : { status: 201, body: quote };
      },
    });
    await showSite(`${address}/cancel`);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await confirm()).toBeVisible();
  });
});

describe('cancelling', () => {
  it('sends one request on a double press, and shows how the refund goes on', async () => {
    const asked = bookedWith({});
    await showSite(address);
    await userEvent.click(await screen.findByRole('link', { name: 'Cancel booking' }));
    await userEvent.type(await screen.findByLabelText('Reason'), 'Our plans have changed.');
    await userEvent.dblClick(await confirm());
    const done = await screen.findByRole('alertdialog', { name: 'Your booking is cancelled' });
    expect(done).toHaveAccessibleDescription(/^We refund ₹16,284 to the means of payment that you used\./);
    expect(within(done).getByRole('list', { name: 'Refund progress' })).toBeVisible();
    const sent = asked.filter(({ call }) => call === CANCEL);
    expect(sent.map(({ body }) => body)).toEqual([{ quoteId: quote.id, reason: 'Our plans have changed.' }]);
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,64}$/u);

    await userEvent.click(within(done).getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Booking Cancelled')).toBeVisible();
    await vi.waitFor(() => expect(document.activeElement).toHaveTextContent('Booking Cancelled'));
  });

  it('shows the new figures of an expired quote and asks again', async () => {
    const fresh = {
      ...quote,
      id: 'q9d2b6f0a4c1e79350zjnwp3k3',
      refundMinor: 165_200,
      penaltyMinor: 2_430_800,
    };
    let tries = 0;
    const asked = bookedWith({
      [CANCEL]: () => {
        tries += 1;
        return tries === 1
          ? {
              status: 410,
              body: {
                code: 'CANCELLATION_QUOTE_EXPIRED',
                message: 'These cancellation figures have expired. Please look at the new ones',
                details: { cancellationQuote: fresh },
              },
            }
          : { body: cancelled };
      },
    });
    await showSite(`${address}/cancel`);
    await userEvent.type(await screen.findByLabelText('Reason'), 'Our plans have changed.');
    await userEvent.click(await confirm());
    expect(await screen.findByText(/The refund was ₹16,284 and is now ₹1,652/)).toBeVisible();
    expect(await fact('You get back')).toContain('₹1,652');
    expect(screen.getByLabelText('Reason')).toHaveValue('Our plans have changed.');
    await userEvent.click(await confirm());
    await screen.findByRole('alertdialog', { name: 'Your booking is cancelled' });
    expect(asked.filter(({ call }) => call === CANCEL).map(({ body }) => body)).toEqual([
      { quoteId: quote.id, reason: 'Our plans have changed.' },
      { quoteId: fresh.id, reason: 'Our plans have changed.' },
    ]);
  });

  it('sends the same key again when the answer was lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let tries = 0;
    const asked = bookedWith({
      [CANCEL]: () => {
        tries += 1;
        if (tries === 1) throw new TypeError('connection lost');
        return { body: cancelled };
      },
    });
    await showSite(`${address}/cancel`);
    await userEvent.type(await screen.findByLabelText('Reason'), 'Ill.');
    await userEvent.click(await confirm());
    await vi.advanceTimersByTimeAsync(1500);
    await screen.findByRole('alertdialog', { name: 'Your booking is cancelled' });
    const keys = asked
      .filter(({ call }) => call === CANCEL)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    vi.useRealTimers();
  });

  it('keeps the reason when the server refuses', async () => {
    const body = { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please wait a moment' };
    bookedWith({ [CANCEL]: () => ({ status: 429, body }) });
    await showSite(`${address}/cancel`);
    await userEvent.type(await screen.findByLabelText('Reason'), 'Ill.');
    await userEvent.click(await confirm());
    const dialog = await question();
    expect(await within(dialog).findByText('Too many requests. Please wait a moment')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('Ill.');
  });
});
