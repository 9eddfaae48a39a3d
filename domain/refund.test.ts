import { describe, expect, test } from 'vitest';
import { canMoveRefund, REFUND_STATES, shareRefund } from './refund.ts';

describe('Cancellation 14: refunds', () => {
  test('go from requested over processing to processed or failed, and from failed again to processing', () => {
    const moves = REFUND_STATES.flatMap((from) =>
      REFUND_STATES.filter((to) => canMoveRefund(from, to)).map((to) => `${from} ${to}`),
    );
    expect(moves).toEqual([
      'REQUESTED PROCESSING',
      'PROCESSING PROCESSED',
      'PROCESSING FAILED',
      'FAILED PROCESSING',
    ]);
  });

  test('go back to the instrument that paid, never above what it captured', () => {
    const captures = [
      { paymentId: 'deposit', capturedMinor: 500_000 },
      { paymentId: 'rest', capturedMinor: 1_000_000 },
    ];
    expect(shareRefund(500_001, captures)).toEqual([
      { paymentId: 'deposit', capturedMinor: 500_000, amountMinor: 500_000 },
      { paymentId: 'rest', capturedMinor: 1_000_000, amountMinor: 1 },
    ]);
    expect(shareRefund(300, captures)).toEqual([
      { paymentId: 'deposit', capturedMinor: 500_000, amountMinor: 300 },
    ]);
    expect(shareRefund(0, captures)).toEqual([]);
    expect(() => shareRefund(1_500_001, captures)).toThrow(/captured amount by 1/);
  });
});
