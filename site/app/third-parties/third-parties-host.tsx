import { isPersonalPage } from '#domain/personal-pages';
import type { Shell } from '#schemas/published';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useShell } from '../../shared/use-shell.ts';

// Without it the page is whole, and no script of others runs.
const ThirdParties = lazy(() => import('./third-parties.tsx').catch(() => ({ default: () => null })));

/** True when pages of the hotel run a script of somebody else. */
export function hasThirdParties({ googleTagId, analytics }: Shell['hotel']): boolean {
  return googleTagId !== undefined || analytics?.enabled === true;
}

/** The place of scripts of others; costs nothing where the hotel has none, and waits for the page everywhere else. */
export function ThirdPartiesHost(): ReactNode {
  const { hotel } = useShell();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || !hasThirdParties(hotel)) return null;
  return (
    <Suspense fallback={null}>
      <ThirdParties hotel={hotel} isPersonal={isPersonalPage(pathname)} />
    </Suspense>
  );
}
