import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#schemas/api';
import { confirmed, pending } from '../../test-content/checkout-samples.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const paidOnline = { paymentTerms: 'PAY_NOW' };

const showConfirmationOf = (
  booking: { id: string; state: string },
  refunds: object = ENDPOINTS.listRefunds.examples.response,
) => {
  fakeNetwork({
    [`GET /bookings/${booking.id}`]: () => ({ body: booking }),
    [`GET /bookings/${booking.id}/refunds`]: () => ({ body: refunds }),
  });
  return showSite(`/checkout/confirmed/${booking.id}`);
};

describe('the confirmation', () => {
  it('offers the stay for the calendar of the guest', async () => {
    await showConfirmationOf(confirmed);
    const entry = await screen.findByRole('link', { name: 'Add to calendar' });
    expect(entry).toHaveAttribute('href', `/api/v1/bookings/${confirmed.id}/calendar.ics`);
    expect(entry).toHaveAttribute('download', `${confirmed.reference}.ics`);
  });

  it('leads to the booking, which can be seen and cancelled but not changed', async () => {
    await showConfirmationOf(confirmed);
    expect(await screen.findByRole('link', { name: 'See or cancel this booking' })).toHaveAttribute(
      'href',
      `/bookings/${confirmed.id}`,
    );
    expect(screen.queryByText(/change this booking/)).toBeNull();
    expect(screen.getByRole('region', { name: /^2 nights at / })).toBeVisible();
    expect(screen.getByRole('region', { name: 'All details' })).toHaveTextContent(/Booking id.*Meal plan/);
  });

  it('does not say of a cancelled booking that the stay is booked', async () => {
    await showConfirmationOf(ENDPOINTS.cancelBooking.examples.response);
    expect(await screen.findByText('Booking Cancelled')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cancellation and refund' })).toBeVisible();
    expect(screen.queryByText('Your stay is booked')).toBeNull();
  });

  it('does not say that nothing was charged when a late payment may still arrive', async () => {
    await showConfirmationOf({ ...pending, state: 'EXPIRED', ...paidOnline }, { items: [] });
    expect(await screen.findByText(/all of it goes back to you/)).toBeVisible();
    expect(screen.queryByText(/nothing was charged/)).toBeNull();
  });
});
