/** What a guest said about scripts of others; nothing until they chose. */
export type Choice = 'granted' | 'denied';

/** Whether the question stands on the page: `first` comes by itself, `again` was called for. */
export type Asking = 'first' | 'again' | 'no';

export interface Consent {
  choice: () => Choice | undefined;
  asking: () => Asking;
  choose: (choice: Choice) => void;
  /** Puts the question once more. */
  askAgain: () => void;
  /** Leaves the choice as it was. */
  close: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** The only thing that is kept about a choice. */
export const CONSENT_KEY = 'verandah.consent';

/** Remembers the choice in this browser; where it refuses storage, until the document is left. */
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
        // The question comes again with the next document.
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

/** The choice of whoever uses this browser. */
export const consent = createConsent(() => localStorage);
