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
