import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapAddress, whatsappAddress } from './contact-addresses.ts';

const odd = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.tuple(fc.constantFrom('+91', '+', '91', ''), fc.string()).map((parts) => parts.join('')),
  fc.stringMatching(/^\+\d{0,18}$/),
);

test('a chat address holds the digits of a number in international form, or there is none', () => {
  const property = fc.property(odd, (number) => {
    const address = whatsappAddress(number);
    if (address === undefined) return;
    expect(address).toMatch(/^https:\/\/wa\.me\/[1-9]\d{6,14}$/);
    expect(`+${address.slice('https://wa.me/'.length)}`).toBe(number);
  });
  fc.assert(property, { numRuns: 1000 });
});

test.each([
  ['+919876543210', 'https://wa.me/919876543210'],
  ['+1234567', 'https://wa.me/1234567'],
  ['+123456', undefined],
  ['+1234567890123456', undefined],
  ['+0123456789', undefined],
  ['919876543210', undefined],
  ['+91 98765 43210', undefined],
  ['+919876543210?text=<script>', undefined],
  ['+919876543210\n', undefined],
  ['evil.example/+919876543210', undefined],
  ['+٩١٩٨٧٦٥٤٣٢١٠', undefined],
  [undefined, undefined],
])('%s is chatted with at %s', (number, address) => {
  expect(whatsappAddress(number)).toBe(address);
});

test('a map opens at the point and nowhere else', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    long: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(point, (place) => {
      const { origin, searchParams } = new URL(mapAddress(place));
      expect(origin).toBe('https://www.openstreetmap.org');
      expect(searchParams.get('mlat')).toBe(String(place.lat));
    }),
  );
});
