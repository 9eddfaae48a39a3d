import type { Booking } from '#schemas/api-types';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const ASK_EVERY_MS = 2000;
/** Most banks answer within this time. After it the page shows what else can be done. */
const SLOW_AFTER_MS = 20_000;

/** How a payment stands, by the gateway's return address. It only selects a text: the server decides what was paid. */
export type PaymentReturn = 'none' | 'declined' | 'abandoned' | 'waiting' | 'pending';

const RETURNS: Readonly<Partial<Record<string, PaymentReturn>>> = {
  paid: 'waiting',
  // Nothing is pending any more, and nothing was paid.
  pending: 'declined',
  declined: 'declined',
  abandoned: 'abandoned',
};

/**
 * How a payment of this booking stands. Of a bank that is at work the server knows: the guest may have come another way,
 * and it may have said no meanwhile.
 */
export function usePaymentReturn({
  paymentPendingSince,
}: Pick<Booking, 'paymentPendingSince'>): PaymentReturn {
  const [address] = useSearchParams();
  if (paymentPendingSince !== undefined) return 'pending';
  return RETURNS[address.get('payment') ?? ''] ?? 'none';
}

/** Asks again at intervals while a payment is processed. Returns true when that takes longer than usual. */
export function useRepeatedRequest(isWaiting: boolean, ask: () => void): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const asking = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(asking);
  }, [isWaiting, ask]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const slow = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(slow);
  }, [isWaiting]);
  return isWaiting && isSlow;
}

/** Whether money may still be on its way, so that the page asks again by itself. */
export function isExpected(returned: PaymentReturn): boolean {
  return returned === 'waiting' || returned === 'pending';
}
