import { logout, logoutEverywhere } from '../../api/auth.ts';
import type { AuthSession } from '#schemas/api-types';
import { paths } from '../../app/paths.ts';
import { useChange, type Change } from '../changes/use-change.ts';
import { searchMemory } from '../stay-search/search-memory.ts';
import { clearTypedDetails } from '../typed-details.ts';

export function useLogout(where: 'here' | 'everywhere'): Change<void, AuthSession> {
  return useChange<void, AuthSession>(where === 'here' ? logout : logoutEverywhere, {
    // Load a new document, so that nothing about the guest stays in memory.
    onSuccess: () => {
      clearTypedDetails();
      searchMemory.clear();
      globalThis.location.assign(paths.home);
    },
  });
}
