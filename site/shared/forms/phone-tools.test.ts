import { describe, expect, it } from 'vitest';
import { loadPhoneTools } from './phone-tools.ts';

describe('a phone number', () => {
  it.each([
    ['+91 98765 43210', '+919876543210'],
    ['98765 43210', '+919876543210'],
    ['+44 020 7946 0000', '+442079460000'],
    // The dialling code of the chosen country typed again, without a plus.
    ['+91919876543210', '+919876543210'],
  ])('%s is %s', async (typed, number) => {
    expect((await loadPhoneTools('IN')).toE164(typed)).toBe(number);
  });

  it.each([
    'abc',
    '+',
    '12',
    '+91 98765l3210',
    '+919191919876543210',
    '+1919876543210',
    '+91 98765 43210 ext 12',
  ])('%s is none', async (typed) => {
    expect((await loadPhoneTools('IN')).toE164(typed)).toBeUndefined();
  });
});
