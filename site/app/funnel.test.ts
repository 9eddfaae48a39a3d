import { expect, it } from 'vitest';
import { funnelStep } from './funnel.ts';

it.each([
  ['/book?location=udaipur&checkin=2027-02-09&checkout=2027-02-12&rooms=2', 'rooms'],
  ['/checkout?summary=q1', 'details'],
  ['/checkout?quote=q1', 'details'],
  ['/checkout?booking=b1', 'confirm'],
  ['/checkout?booking=b1&payment=declined', 'confirm'],
  ['/book', undefined],
  ['/book?location=udaipur&room=lake-suite', undefined],
  ['/checkout', undefined],
  ['/checkout/confirmed/b1', undefined],
  ['/about?checkin=2027-02-09&checkout=2027-02-12', undefined],
])('%s is at the step %s of a booking', (address, step) => {
  const { pathname, search } = new URL(address, 'https://hotel.example');
  expect(funnelStep(pathname, search)).toBe(step);
});
