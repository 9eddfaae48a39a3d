import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { currencyUnit } from '#domain/currencies';
import { minorOfMain } from '#domain/money';
import { COUNTRIES, withPlainSpaces } from '../../../domain/test-support/countries.ts';
import { engineOf } from '../../../domain/test-support/engines.ts';
import show from '../../../schemas/api/bookings/show.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';
import { testSite } from '../../test-content/test-pages.ts';

beforeAll(loadScreens);
// An engine that has decimals of its own for every currency: who asks it for them writes another amount.
beforeEach(
  () =>
    void vi.stubGlobal(
      'Intl',
      engineOf(() => 4),
    ),
);
afterEach(() => vi.unstubAllGlobals());

test.each(COUNTRIES)(
  'the page of a stay in %s writes %s in its way',
  async (region, currency, amount, total) => {
    const unit = currencyUnit(currency);
    const totalMinor = minorOfMain(amount, unit);
    const booking = {
      ...show.examples.response,
      totals: { ...unit, totalMinor, netMinor: totalMinor, taxMinor: 0 },
      taxes: [],
    };
    fakeNetwork({ [`GET /bookings/${booking.id}`]: () => ({ body: booking }) });
    const hotel = { ...testSite.shell.hotel, ...unit, region };
    const content = { ...testSite, shell: { ...testSite.shell, hotel } };
    await showSite(`/bookings/${booking.id}`, { content });
    const charges = await screen.findByRole('region', { name: 'Booking charges' });
    expect(withPlainSpaces(charges.textContent)).toContain(`taxes and charges included${total}`);
  },
);
