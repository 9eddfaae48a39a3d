import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shared/use-shell.ts';
import { headOf } from './head.ts';
import { headPageOf } from './page-loader.ts';
import type { View } from './page-loader.ts';

/** Gives the document the title and description of the page that is shown. */
export function usePageHead(view: View | undefined): void {
  const shell = useShell();
  const { search } = useLocation();
  const { t } = useTranslation();
  const page = view === undefined ? ({ kind: 'application' } as const) : headPageOf(view, search);
  const { title, description } = headOf({ page, shell, t });

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
