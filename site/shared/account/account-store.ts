import type { Account, AuthSession } from '#schemas/api-types';

export type AccountState =
  | { kind: 'UNKNOWN' }
  | { kind: 'FAILED'; error: unknown }
  | { kind: 'SIGNED_OUT' }
  | { kind: 'SIGNED_IN'; account: Account };

/**
 * The account for the header of every page. Apart from the query cache, which most pages do not load, and silent until
 * the guest's first interaction.
 */
export interface AccountStore {
  state: () => AccountState;
  subscribe: (listener: () => void) => () => void;
  ask: () => Promise<void>;
  /** Stores the account from a server answer. */
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
      // Ignore an answer that is older than a sign-in.
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
