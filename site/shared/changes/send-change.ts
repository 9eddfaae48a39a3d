import { isOutcomeUnknown, NETWORK_ERROR, refusalCode } from '../../api/request-error.ts';

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/** The network state and time that a change depends on. */
export interface ChangeSurroundings {
  isOnline: () => boolean;
  whenOnline: () => Promise<void>;
  sleep: (ms: number) => Promise<void>;
}

interface ChangePlan<Answer> {
  send: () => Promise<Answer>;
  /** How often to retry while the outcome is unknown. */
  retries: number;
  onPause: (isPaused: boolean) => void;
}

/** The wait before retry n (0, 1, 2 …): doubles from one second up to thirty. */
export function retryDelayMs(repetition: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** repetition, LONGEST_DELAY_MS);
}

/**
 * Sends a change, waits while offline and retries while the outcome is unknown. Retries are safe because every change
 * keeps its idempotency key.
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
