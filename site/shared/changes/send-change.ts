import { isOutcomeUnknown, NETWORK_ERROR, refusalCode } from '../../api/request-error.ts';

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/** The world outside a change: the network's state and time. */
export interface ChangeSurroundings {
  isOnline: () => boolean;
  /** Resolves when the browser is online again. */
  whenOnline: () => Promise<void>;
  sleep: (ms: number) => Promise<void>;
}

interface ChangePlan<Answer> {
  send: () => Promise<Answer>;
  /** How often a request whose outcome is unknown is repeated. */
  retries: number;
  onPause: (isPaused: boolean) => void;
}

/** The wait before repetition n (0, 1, 2 …): it doubles from one second up to thirty. */
export function retryDelayMs(repetition: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** repetition, LONGEST_DELAY_MS);
}

/**
 * Sends a change, waits while the browser is offline and repeats it while its outcome is unknown. Safe only because every change
 * carries an idempotency key that stays the same in all repetitions.
 */
export async function sendChange<Answer>(
  plan: ChangePlan<Answer>,
  surroundings: ChangeSurroundings,
): Promise<Answer> {
  for (let repetition = 0; ; repetition += 1) {
    await waitUntilOnline(plan.onPause, surroundings);
    try {
      return await plan.send();
    } catch (error) {
      const wentOffline = refusalCode(error) === NETWORK_ERROR && !surroundings.isOnline();
      if (!wentOffline && (!isOutcomeUnknown(error) || repetition >= plan.retries)) throw error;
      if (!wentOffline) await surroundings.sleep(retryDelayMs(repetition));
    }
  }
}

async function waitUntilOnline(
  onPause: (isPaused: boolean) => void,
  surroundings: ChangeSurroundings,
): Promise<void> {
  if (surroundings.isOnline()) return;
  onPause(true);
  await surroundings.whenOnline();
  onPause(false);
}

export const browserSurroundings: ChangeSurroundings = {
  isOnline: () => navigator.onLine,
  whenOnline: () =>
    new Promise((resolve) => {
      window.addEventListener('online', () => resolve(), { once: true });
    }),
  sleep: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
};
