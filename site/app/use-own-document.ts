import { isPersonalPage } from '#domain/personal-pages';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shared/use-shell.ts';
import { hasThirdParties } from './third-parties/third-parties-host.tsx';

/**
 * False while the document of the page is being loaded. A script of somebody else and its content policy belong to a document, so
 * that personal pages have documents of their own. The entry of the history is there already, with its state.
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
