import type { Catalogue } from '#schemas/types';
import { AMSTERDAM } from './euro-amsterdam.ts';
import { LISBON } from './euro-lisbon.ts';
import { ROME } from './euro-rome.ts';

/**
 * A hotel in three cities whose prices include VAT and whose totals are whole euros. Rooms are taxed at 6 % in Portugal
 * (https://help.mews.com/en/articles/4614288-what-are-the-legal-requirements-for-portugal), at 10 % in Italy
 * (https://teamsystem.com/hospitality/le-aliquote-iva-del-settore-alberghiero) and at 21 % in the Netherlands, 9 % until the
 * end of 2025 (https://www.vatupdate.com/2025/10/31/vat-on-accommodation-increases-to-21-from-january-1-2026-split-rates-for-packages);
 * services at the usual rates of the countries.
 */
export function euroHotel(releaseId = 'euro-release-1'): Catalogue {
  const line = { basis: 'LINE', validFrom: '2020-01-01' } as const;
  const vat = (taxClass: string, label: string, rateBasisPoints: number) => ({
    ...line,
    taxClass,
    label,
    slabs: [{ rateBasisPoints }],
  });
  return {
    releaseId,
    hotel: {
      id: 'euro-hotel',
      businessName: 'Euro Hotel',
      language: 'en',
      currency: 'EUR',
      currencyDigits: 2,
      region: 'PT',
      siteUrl: 'https://euro-hotel.example',
      pricesIncludeTax: true,
      roundTotalTo: 100,
    },
    booking: {
      holdMinutes: 15,
      fewLeftThreshold: 3,
      horizonDays: 150,
      maxRooms: 4,
      maxHoldsPerEmail: 3,
      maxHoldsPerNetwork: 10,
      unconfirmedHoldsPercent: 100,
    },
    taxes: [
      vat('pt-rooms', 'IVA', 600),
      vat('pt-services', 'IVA', 2300),
      vat('it-rooms', 'IVA', 1000),
      vat('it-services', 'IVA', 2200),
      { ...vat('nl-rooms', 'BTW', 900), validTo: '2025-12-31' },
      { ...vat('nl-rooms', 'BTW', 2100), validFrom: '2026-01-01' },
      vat('nl-services', 'BTW', 2100),
    ],
    locations: structuredClone([LISBON, ROME, AMSTERDAM]),
  };
}
