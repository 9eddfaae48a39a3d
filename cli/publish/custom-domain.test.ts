import { expect, it } from 'vitest';
import type { Hotel } from '#schemas/types';
import { domainNotAllowed } from './custom-domain.ts';

const naming = (domain?: string) => ({
  hotel: (domain === undefined ? {} : { customDomain: { domain, redirect: true } }) as Hotel,
});

it('allows every domain while the provider lists none', () => {
  expect(domainNotAllowed(naming('evil.example'), { customDomains: undefined })).toBeUndefined();
});

it('allows listed domains, and content without one', () => {
  const config = { customDomains: ['stay.hotel.example'] };
  expect(domainNotAllowed(naming('Stay.Hotel.example'), config)).toBeUndefined();
  expect(domainNotAllowed(naming(), config)).toBeUndefined();
});

it.each(['evil.example', 'hotel.example', 'stay.hotel.example.evil.example'])('names %s', (domain) => {
  expect(domainNotAllowed(naming(domain), { customDomains: ['stay.hotel.example'] })).toBe(domain);
});
