import { logout, logoutEverywhere } from '../../api/auth.ts';
import type { AuthSession } from '#schemas/api-types';
import { paths } from '../../app/paths.ts';
import { useChange, type Change } from '../changes/use-change.ts';
import { clearTypedDetails } from '../typed-details.ts';

/** Leaves the account, in this browser or in all of them. */
export function useLogout(where: 'here' | 'everywhere'): Change<void, AuthSession> {
  return useChange<void, AuthSession>(where === 'here' ? logout : logoutEverywhere, {
    // A new document: nothing of the guest's is left in the memory of this one.
    onSuccess: () => {
      clearTypedDetails();
      globalThis.location.assign(paths.home);
    },
  });
}
