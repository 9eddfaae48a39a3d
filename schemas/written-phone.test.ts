import { expect, test } from 'vitest';
import { writtenPhone } from './written-phone.ts';

test.each([
  ['+919876543210', '+91 98765 43210'],
  ['+351213456789', '+351 21 345 6789'],
  ['+442079460000', '+44 20 7946 0000'],
  ['+17095550199', '+1 709 555 0199'],
  // An erased guest has this one.
  ['+000', '+000'],
  ['', ''],
])('%s is written %s', (number, written) => {
  expect(writtenPhone(number)).toBe(written);
});
