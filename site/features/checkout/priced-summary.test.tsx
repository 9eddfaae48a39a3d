import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterText } from '../../test-content/enter-text.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';
import { pending, quote, readsBooking, readsQuote } from '../../test-content/checkout-samples.ts';

const summary = `/checkout?summary=${quote.id}`;

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the priced summary', () => {
  it('shows the whole price and asks nobody who they are', async () => {
    fakeNetwork(readsQuote);
    const { container } = await showSite(summary);
    expect(await screen.findByText('Tax and charges: GST (18 %)')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    const offer = container.querySelector('[itemtype="https://schema.org/Offer"]');
    expect(offer?.querySelector('[itemprop="price"]')).toHaveAttribute('content', '25960.00');
    expect(offer?.querySelector('[itemprop="priceCurrency"]')).toHaveAttribute('content', 'INR');
    expect(offer).toHaveTextContent('₹25,960');
  });

  it('leads on to the details of the guest', async () => {
    fakeNetwork(readsQuote);
    const { router } = await showSite(summary);
    await userEvent.click(await screen.findByRole('link', { name: 'Continue to your details' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Review and book' })).toHaveFocus();
    expect(router.state.location.search).toBe(`?quote=${quote.id}`);
  });

  it('takes the focus at each step from the price to the code, and nowhere between', async () => {
    const fresh = { ...quote, id: '6f0c3kq8m2v9x7t1b4d6hz8n0w' };
    fakeNetwork({
      ...readsQuote,
      ...readsBooking,
      'POST /quotes': () => ({ status: 201, body: fresh }),
      'POST /bookings': () => ({ status: 201, body: pending }),
    });
    await showSite(summary);
    await userEvent.click(await screen.findByRole('link', { name: 'Continue to your details' }));
    const extra = await screen.findByRole('button', { name: /A morning with a historian/ });
    await userEvent.click(extra);
    await enterText(screen.getByLabelText('First name'), 'Meera');
    expect(screen.getByLabelText('First name')).toHaveFocus();
    await enterText(screen.getByLabelText('Last name'), 'Nair');
    await enterText(screen.getByLabelText('Email'), 'meera.nair@example.com');
    await enterText(screen.getByLabelText('Phone'), '098123 45678');
    await userEvent.click(screen.getByRole('button', { name: 'Book and get my code' }));
    expect(await screen.findByLabelText('Code')).toHaveFocus();
  });

  it('offers the fresh price of an expired quote, as a summary again', async () => {
    const fresh = { ...quote, id: '6f0c3kq8m2v9x7t1b4d6hz8n0w' };
    const expired = { code: 'QUOTE_EXPIRED', message: 'This price has expired', details: { quote: fresh } };
    fakeNetwork({ [`GET /quotes/${quote.id}`]: () => ({ status: 410, body: expired }) });
    await showSite(summary);
    expect(await screen.findByRole('link', { name: 'Continue at ₹25,960' })).toHaveAttribute(
      'href',
      `/checkout?summary=${fresh.id}`,
    );
  });

  it('says that a price of another browser cannot be shown here', async () => {
    fakeNetwork({
      [`GET /quotes/${quote.id}`]: () => ({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'This was not found. Please reload the page' },
      }),
    });
    await showSite(summary);
    expect(await screen.findByRole('heading', { name: 'We cannot find this price' })).toBeVisible();
  });
});
