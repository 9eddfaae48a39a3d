const PREFIX = 'verandah.attempt.';

type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Idempotency keys of attempts whose outcome is not known yet. A key stays the same over double clicks, retries and reloads until
 * the server has answered for good, so that nothing is booked twice. Holds random keys and ids, nothing about the guest.
 */
export interface Attempts {
  keyOf: (attempt: string) => string;
  /** The server answered: the next try of the same thing is a new attempt. */
  settle: (attempt: string) => void;
}

export function createAttempts(storage: KeyStorage, randomId: () => string = () => crypto.randomUUID()): Attempts {
  return {
    keyOf(attempt) {
      const known = storage.getItem(PREFIX + attempt);
      if (known !== null) return known;
      const key = randomId();
      storage.setItem(PREFIX + attempt, key);
      return key;
    },
    settle: (attempt) => storage.removeItem(PREFIX + attempt),
  };
}

/** The tab's own storage, or memory where the browser refuses it. */
export function tabStorage(): KeyStorage {
  try {
    sessionStorage.setItem(`${PREFIX}probe`, '');
    sessionStorage.removeItem(`${PREFIX}probe`);
    return sessionStorage;
  } catch {
    const memory = new Map<string, string>();
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    };
  }
}
