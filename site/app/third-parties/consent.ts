export type Choice = 'granted' | 'denied';

/** Whether the question is shown: `first` on the first visit, `again` when the guest asked for it. */
export type Asking = 'first' | 'again' | 'no';

export interface Consent {
  choice: () => Choice | undefined;
  asking: () => Asking;
  choose: (choice: Choice) => void;
  askAgain: () => void;
  close: () => void;
  subscribe: (listener: () => void) => () => void;
}

export const CONSENT_KEY = 'verandah.consent';

/** Stores the choice in this browser, or in memory where storage is blocked. */
export function createConsent(storage: () => Pick<Storage, 'getItem' | 'setItem'>): Consent {
  const listeners = new Set<() => void>();
  let choice = stored(storage);
  let asking: Asking = choice === undefined ? 'first' : 'no';
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    choice: () => choice,
    asking: () => asking,
    choose(next) {
      choice = next;
      asking = 'no';
      try {
        storage().setItem(CONSENT_KEY, next);
      } catch {
        // Ask again in the next document.
      }
      tell();
    },
    askAgain() {
      asking = 'again';
      tell();
    },
    close() {
      asking = 'no';
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function stored(storage: () => Pick<Storage, 'getItem'>): Choice | undefined {
  try {
    const value = storage().getItem(CONSENT_KEY);
    return value === 'granted' || value === 'denied' ? value : undefined;
  } catch {
    return undefined;
  }
}

export const consent = createConsent(() => localStorage);
