import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { useShell } from '../shared/use-shell.ts';
import { headOf } from './head.ts';
import { pageOf } from './page-handle.ts';

/** Gives the document the title and description of the page that is shown. */
export function usePageHead(): void {
  const shell = useShell();
  const matches = useMatches();
  const { search } = useLocation();
  const { t } = useTranslation();
  const { title, description } = headOf({ page: pageOf(matches, search), shell, t });

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
