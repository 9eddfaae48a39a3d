import { expect, test } from 'vitest';
import { refusalOf } from './error-handler.ts';

const fault = (code: string): Error => Object.assign(new Error('as the database says it'), { code });

test.each(['25P03', '25P04', '55P03', '57014', '57P01', '08006', '53300', 'ECONNRESET', 'ENOSPC'])(
  'after %s the guest is asked to try again',
  (code) => {
    expect(refusalOf(fault(code)).code).toBe('UNAVAILABLE');
  },
);

test.each(['23505', '25P02', '42P01', 'ERR_ASSERTION'])('%s is a fault of ours', (code) => {
  expect(refusalOf(fault(code)).code).toBe('INTERNAL');
});
