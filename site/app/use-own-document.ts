import { isPersonalPage } from '#domain/personal-pages';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shared/use-shell.ts';
import { hasThirdParties } from './third-parties/third-parties-host.tsx';

/**
 * Reloads when a navigation crosses between personal and other pages, and returns false meanwhile. Third-party scripts
 * and the content policy belong to a document, so personal pages need one of their own. The history entry already
 * exists, with its state.
 */
export function useOwnDocument(): boolean {
  const { hotel } = useShell();
  const { pathname } = useLocation();
  const [isOfGuest] = useState(() => isPersonalPage(pathname));
  const isHere = !hasThirdParties(hotel) || isPersonalPage(pathname) === isOfGuest;
  useLayoutEffect(() => {
    if (!isHere) location.reload();
  }, [isHere]);
  return isHere;
}
