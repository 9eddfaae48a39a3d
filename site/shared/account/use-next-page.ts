import { useSearchParams } from 'react-router-dom';
import { NEXT } from '../../app/paths.ts';
import { isOwnPath } from '../failures/handle-failure.ts';
import { useHydrated } from '../use-hydrated.ts';

/** The page to return to after signing in, or undefined when the address names no page of this site. */
export function useNextPage(): string | undefined {
  const [query] = useSearchParams();
  // A prerendered document has no query.
  const next = useHydrated() ? query.get(NEXT) : null;
  // Any origin will do to check that the path stays on it.
  return next !== null && isOwnPath(next, 'https://this.site') ? next : undefined;
}
