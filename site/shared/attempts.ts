import { isOutcomeUnknown } from '../api/request-error.ts';
import type { KeyStorage } from './browser-storage.ts';

const PREFIX = 'verandah.attempt.';

/**
 * Idempotency keys of attempts whose outcome is unknown. A key is stable over double clicks, retries and reloads until
 * the server answers, so that nothing is done twice. It stores random keys and ids, nothing about the guest.
 */
export interface Attempts {
  send: <Answer>(attempt: string, send: (idempotencyKey: string) => Promise<Answer>) => Promise<Answer>;
}

export function createAttempts(
  storage: KeyStorage,
  randomId: () => string = () => crypto.randomUUID(),
): Attempts {
  function keyOf(name: string): string {
    const known = storage.getItem(name);
    if (known !== null) return known;
    const key = randomId();
    storage.setItem(name, key);
    return key;
  }

  return {
    async send(attempt, send) {
      const name = PREFIX + attempt;
      try {
        const answer = await send(keyOf(name));
        storage.removeItem(name);
        return answer;
      } catch (error) {
        // A refusal changed nothing, so the next try gets a new key. Without an answer the change may have been made.
        if (!isOutcomeUnknown(error)) storage.removeItem(name);
        throw error;
      }
    },
  };
}
