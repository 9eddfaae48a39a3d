import { useEffect } from 'react';
import { useAccountStore } from '../account/account-context.ts';
import { useIsServerTimeKnown } from './use-server-clock.ts';

/**
 * For a page that has something to compare with the server's clock and has asked for nothing yet: it asks who the guest
 * is, which every page does at the first interaction, and the answer tells the time.
 */
export function useCertainClock(isNeeded: boolean): void {
  const account = useAccountStore();
  const isKnown = useIsServerTimeKnown();
  const isMissing = isNeeded && !isKnown;
  useEffect(() => {
    if (isMissing) void account.ask();
  }, [account, isMissing]);
}
