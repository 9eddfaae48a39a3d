import type { Account, AuthSession } from '#schemas/api-types';

/** Who uses the site: nobody knows before the server was asked. */
export type AccountState =
  | { kind: 'UNKNOWN' }
  | { kind: 'FAILED'; error: unknown }
  | { kind: 'SIGNED_OUT' }
  | { kind: 'SIGNED_IN'; account: Account };

/**
 * Who is signed in, for the header of every page. No page loads what keeps other answers of the server because of it, and none
 * asks before the guest does something.
 */
export interface AccountStore {
  state: () => AccountState;
  subscribe: (listener: () => void) => () => void;
  /** Asks the server, once at a time. */
  ask: () => Promise<void>;
  /** Takes over what an answer of the server says. */
  set: (account: Account | null) => void;
}

export function createAccountStore(readSession: () => Promise<AuthSession>): AccountStore {
  const listeners = new Set<() => void>();
  let state: AccountState = { kind: 'UNKNOWN' };
  let underway: Promise<void> | undefined;
  let version = 0;

  function show(next: AccountState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function set(account: Account | null): void {
    version += 1;
    show(account === null ? { kind: 'SIGNED_OUT' } : { kind: 'SIGNED_IN', account });
  }

  async function ask(): Promise<void> {
    const versionBefore = version;
    try {
      const { account } = await readSession();
      // Whoever signed in meanwhile knows better than a question that was asked before.
      if (versionBefore === version) set(account);
    } catch (error) {
      if (versionBefore === version) show({ kind: 'FAILED', error });
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask() {
      underway ??= ask().finally(() => {
        underway = undefined;
      });
      return underway;
    },
    set,
  };
}
