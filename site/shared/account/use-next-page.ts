import { useSearchParams } from 'react-router-dom';
import { NEXT } from '../../app/paths.ts';
import { isOwnPath } from '../failures/handle-failure.ts';
import { useHydrated } from '../use-hydrated.ts';

/** Where a guest goes once they are signed in; nothing when the address names no page of this site. */
export function useNextPage(): string | undefined {
  const [query] = useSearchParams();
  // The prerendered document knows no query.
  const next = useHydrated() ? query.get(NEXT) : null;
  // Any origin does: a path that leaves one leaves every other.
  return next !== null && isOwnPath(next, 'https://this.site') ? next : undefined;
}
