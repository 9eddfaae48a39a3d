import { namesStates } from '#domain/postal-address';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { addressesOf, nameOfCountry } from '../parts/addresses.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'An address names its state where addresses of the country do.',
  why: 'Towns of one name lie in several states, and some tax offices refuse an invoice without it.',
  remedy: 'Add the state or province of the address.',
  example: replaced(
    'locations/udaipur.json',
    '"state": "Rajasthan",\n    "country": "IN",\n    "pin": "313001"\n',
    '"country": "IT",\n    "pin": "00186"\n',
  ),
  run: ({ files }) =>
    addressesOf(files)
      .filter(({ address }) => address.state === undefined && namesStates(address.country))
      .map(({ file, path, address, owner }) => ({
        file,
        path,
        span: 'end',
        message: `The address of ${owner} names no state, and addresses in ${nameOfCountry(address.country)} do.`,
        help: 'add "state": the state, province or region of the town',
        related: [{ file, path: [...path, 'country'], message: nameOfCountry(address.country) }],
      })),
};
