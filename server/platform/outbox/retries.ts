const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const FIRST_DELAY_MS = 15 * SECOND_MS;
export const LONGEST_DELAY_MS = HOUR_MS;
/** RFC 5321, 4.5.4.1: "at least 4-5 days". */
const RETRY_FOR_MS = 5 * 24 * HOUR_MS;
/** Nearly all tries of five days. Without this minimum a wrong clock could end the tries at once. */
const FEWEST_ATTEMPTS = 100;

/** The delay before the next try; doubles each time. @param attempts the number of tries so far. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
}

/** Whether a mail was tried long enough. A mail that expires is tried until then. */
export function isTriedOut(
  { attempts, queuedAt, expiresAt }: { attempts: number; queuedAt: string; expiresAt: string | null },
  now: Date,
): boolean {
  const triedForMs = now.getTime() - Date.parse(queuedAt);
  return expiresAt === null && attempts >= FEWEST_ATTEMPTS && triedForMs >= RETRY_FOR_MS;
}
