import type { Catalogue } from '#schemas/types';
import { prepaidHotel } from './prepaid.ts';
import { smallHotel } from './small-hotel.ts';

const CODES: Readonly<Partial<Record<string, string>>> = {
  accommodation: '996311',
  services: '999799',
  transport: '996601',
};

/** From then on all taxes have other parts, and those of rooms other rates. */
const SECOND_PERIOD = '2027-03-01';
const FIRST_PARTS = [
  { label: 'CGST', sharePercent: 60 },
  { label: 'SGST', sharePercent: 40 },
];
const SECOND_PARTS = [
  { label: 'CGST', sharePercent: 30 },
  { label: 'UTGST', sharePercent: 70 },
];

/**
 * A hotel whose stays are sold by a legal entity, with codes and unequal parts of its taxes. Every tax has two periods,
 * and the levy on transport has the rate of the tax on services.
 */
export function sellingHotel(hotel: Catalogue = smallHotel()): Catalogue {
  const services = hotel.taxes.filter(({ taxClass }) => taxClass === 'services');
  const levies = services.map((tax) => ({ ...tax, taxClass: 'transport', label: 'Transport levy' }));
  const once = [...services, ...levies];
  hotel.taxes.push(...levies, ...once.map((tax) => ({ ...tax, validFrom: SECOND_PERIOD })));
  for (const tax of hotel.taxes) {
    tax.code = CODES[tax.taxClass] ?? '999999';
    tax.parts = tax.validFrom < SECOND_PERIOD ? FIRST_PARTS : SECOND_PARTS;
  }
  for (const { extras } of hotel.locations)
    for (const extra of extras) if (extra.id === 'transfer') extra.taxClass = 'transport';
  for (const location of hotel.locations)
    location.seller = {
      id: 'small-hotels',
      legalName: 'Small Hotels Private Limited',
      taxId: '32AAAAA0000A1Z9',
      taxIdName: 'GSTIN',
      address: ['1 Quay Road', 'Kochi 682001', 'Kerala', 'India'],
      invoiceSeries: 'S',
      creditNoteSeries: 'SC',
      yearBeginsIn: 4,
    };
  return hotel;
}

/** The same, with all plans paid when booking. */
export function prepaidSellingHotel(): Catalogue {
  return sellingHotel(prepaidHotel());
}
