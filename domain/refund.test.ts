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

  test('a part goes back in steps of its gateway, in the guest’s favour and never above its capture', () => {
    const online = { paymentId: 'online', capturedMinor: 27_070, stepMinor: 10 };
    const desk = { paymentId: 'desk', capturedMinor: 63_185 };
    const amounts = (refundMinor: number, captures: Parameters<typeof shareRefund>[1]) =>
      shareRefund(refundMinor, captures).map(({ amountMinor }) => amountMinor);
    expect(amounts(5005, [online, desk])).toEqual([5010]);
    expect(amounts(27_071, [online, desk])).toEqual([27_070, 1]);
    expect(amounts(27_070, [online])).toEqual([27_070]);
    expect(amounts(27_075, [{ ...online, capturedMinor: 27_075 }])).toEqual([27_070]);
    expect(() => amounts(27_080, [online])).toThrow(/captured amount by 10/);
  });
});
