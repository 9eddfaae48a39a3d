import { hasPostalCodes } from '#domain/postal-address';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { addressesOf, nameOfCountry } from '../parts/addresses.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'An address has a postal code where its country has them.',
  why: 'Letters go astray, maps find another street, and some tax offices refuse an invoice without it.',
  remedy: 'Add the postal code of the address.',
  example: replaced('locations/udaipur.json', '"country": "IN",\n    "pin": "313001"\n', '"country": "DE"\n'),
  run: ({ files }) =>
    addressesOf(files)
      .filter(({ address }) => address.pin === undefined && hasPostalCodes(address.country))
      .map(({ file, path, address, owner }) => ({
        file,
        path,
        span: 'end',
        message: `The address of ${owner} has no postal code, and ${nameOfCountry(address.country)} has them.`,
        help: 'add "pin", with the postal code as text',
        related: [{ file, path: [...path, 'country'], message: nameOfCountry(address.country) }],
      })),
};
