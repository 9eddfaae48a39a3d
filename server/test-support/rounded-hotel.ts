import type { Catalogue, CatalogueLocation } from '#schemas/types';
import { found } from './plain-numbers.ts';
import { prepaidHotel } from './prepaid.ts';

/** The awkward hotel with whole rupees, charges with and without tax, discounts, deposits and seasons by percent. */
export function roundedHotel(): Catalogue {
  const hotel = prepaidHotel();
  hotel.hotel.roundTotalTo = 100;
  const [harbour, island, lagoon] = hotel.locations;
  lowerHarbour(found(harbour));
  chargeIsland(found(island));
  chargeLagoon(found(lagoon));
  return hotel;
}

function lowerHarbour(harbour: CatalogueLocation): void {
  harbour.seasons = [
    { id: 'monsoon', name: 'Monsoon', from: '2026-11-01', to: '2027-01-31', percent: -12.5 },
    { id: 'feast', name: 'Feast', from: '2026-12-15', to: '2027-01-05', percent: 17.35 },
    { id: 'fair', name: 'Fair', from: '2026-12-15', to: '2027-02-10', percent: -7.77 },
  ];
  harbour.charges = [
    {
      id: 'resort',
      label: 'Resort fee',
      per: 'ROOM_NIGHT',
      amountMinor: 33_333,
      validFrom: '2020-01-01',
      validTo: '2027-02-28',
      taxClass: 'services',
      payable: 'IN_PRICE',
    },
    {
      id: 'luxury',
      label: 'Luxury tax',
      per: 'PERCENTAGE',
      percent: 3.37,
      mostNights: 2,
      validFrom: '2020-01-01',
      taxClass: 'accommodation',
      payable: 'IN_PRICE',
      refundable: false,
    },
  ];
  for (const plan of harbour.ratePlans) {
    plan.deposit = { unit: 'PERCENTAGE', value: 33.33 };
    plan.balance = { due: 'BEFORE_ARRIVAL', days: 2, hours: 36 };
    plan.discounts = [
      { kind: 'EARLY_BIRD', daysBefore: 45, percent: 6.66, stayTo: '2027-01-10' },
      { kind: 'LONG_STAY', nights: 3, percent: 6.66 },
      { kind: 'LAST_MINUTE', daysBefore: 30, percent: 4.95 },
    ];
  }
  harbour.promoCodes = [
    { code: 'QUAY', name: 'Quay', discount: { unit: 'PERCENTAGE', value: 5.55 }, standsAlone: true },
    {
      code: 'TOWER',
      name: 'Tower',
      discount: { unit: 'AMOUNT', valueMinor: 99_999 },
      roomIds: ['tower-room'],
      standsAlone: true,
    },
    { code: 'BOTH', name: 'Both', discount: { unit: 'PERCENTAGE', value: 3.33 } },
  ];
}

function chargeIsland(island: CatalogueLocation): void {
  island.charges = [
    {
      id: 'landing',
      label: 'Landing',
      per: 'STAY',
      amountMinor: 12_345,
      validFrom: '2026-12-16',
      validTo: '2027-03-10',
      taxClass: 'services',
      payable: 'IN_PRICE',
      refundable: false,
    },
    {
      id: 'beach',
      label: 'Beach',
      per: 'PERCENTAGE',
      percent: 1.25,
      validFrom: '2020-01-01',
      taxClass: 'services',
      payable: 'AT_HOTEL',
    },
  ];
  for (const plan of island.ratePlans) plan.deposit = { unit: 'DAY', value: 1 };
}

function chargeLagoon(lagoon: CatalogueLocation): void {
  lagoon.weekendDays = [4, 5, 6];
  lagoon.charges = [
    {
      id: 'reef',
      label: 'Reef fund',
      per: 'ADULT_NIGHT',
      amountMinor: 388_889,
      mostNights: 2,
      validFrom: '2027-01-10',
      taxClass: 'accommodation',
      payable: 'IN_PRICE',
    },
    {
      id: 'island',
      label: 'Island fee',
      per: 'STAY',
      amountMinor: 899_999,
      validFrom: '2020-01-01',
      taxClass: 'accommodation',
      payable: 'IN_PRICE',
    },
    {
      id: 'ferry',
      label: 'Ferry',
      per: 'STAY',
      amountMinor: 7_777,
      validFrom: '2020-01-01',
      taxClass: 'services',
      payable: 'AT_HOTEL',
    },
  ];
  const [flexible, saver] = lagoon.ratePlans;
  Object.assign(found(flexible), {
    deposit: { unit: 'DAY', value: 2 },
    discounts: [{ kind: 'LONG_STAY', nights: 3, percent: 13.33, stayFrom: '2026-12-16' }],
  });
  Object.assign(found(saver), { deposit: { unit: 'PERCENTAGE', value: 12.5 } });
}
