import { isPersonalPage } from '#domain/personal-pages';
import type { Shell } from '#schemas/published';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useShell } from '../../shared/use-shell.ts';

// If it fails to load, the page works and no third-party script runs.
const ThirdParties = lazy(() => import('./third-parties.tsx').catch(() => ({ default: () => null })));

export function hasThirdParties({ googleTagId, analytics }: Shell['hotel']): boolean {
  return googleTagId !== undefined || analytics?.enabled === true;
}

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
