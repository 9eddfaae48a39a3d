import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { AccountState, AccountStore } from './account-store.ts';

export const AccountContext = createContext<AccountStore | null>(null);

const UNKNOWN: AccountState = { kind: 'UNKNOWN' };

export function useAccountStore(): AccountStore {
  const store = use(AccountContext);
  if (!store) throw new Error('Nobody knows who is signed in: render inside the layout of the site');
  return store;
}

/** The account as far as the site knows it. Sends no request. */
export function useKnownAccount(): AccountState {
  const store = useAccountStore();
  return useSyncExternalStore(store.subscribe, store.state, () => UNKNOWN);
}

/** The account. Asks the server if it is unknown. */
export function useAccount(): AccountState {
  const store = useAccountStore();
  const state = useKnownAccount();
  const isUnknown = state.kind === 'UNKNOWN';
  useEffect(() => {
    if (isUnknown) void store.ask();
  }, [store, isUnknown]);
  return state;
}
