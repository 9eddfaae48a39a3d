import type { Catalogue } from '#schemas/types';
import { prepaidHotel } from './prepaid.ts';
import { smallHotel } from './small-hotel.ts';

const CODES: Readonly<Partial<Record<string, string>>> = { accommodation: '996311', services: '999799' };

/** A hotel whose stays are sold by a legal entity, with codes and parts of its taxes. */
export function sellingHotel(hotel: Catalogue = smallHotel()): Catalogue {
  for (const tax of hotel.taxes) {
    tax.code = CODES[tax.taxClass] ?? '999999';
    tax.parts = ['CGST', 'SGST'].map((label) => ({ label, sharePercent: 50 }));
  }
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
