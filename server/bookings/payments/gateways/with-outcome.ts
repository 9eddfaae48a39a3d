export const RETURN_PATH = '/payment-return';

/**
 * The return path with the outcome that the gateway's page knows of. It only chooses words: what was paid is asked of
 * the gateway.
 */
export function withOutcome(
  returnPath: string,
  outcome: 'abandoned' | 'declined' | 'paid' | 'pending',
): string {
  return `${returnPath}${returnPath.includes('?') ? '&' : '?'}payment=${outcome}`;
}

/** The path by which a gateway's page leads back: there the gateway is asked at once, and the guest goes on. */
export function returnFrom(paymentId: string, outcome: 'abandoned' | 'paid'): string {
  return withOutcome(`${RETURN_PATH}/${paymentId}`, outcome);
}
