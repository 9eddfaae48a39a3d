import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { useShell } from '../shared/use-shell.ts';
import { headOf, type HeadPage } from './head.ts';
import { LOCATION } from './paths.ts';
import type { PageHandle } from './pages.ts';

export function usePageHead(): void {
  const shell = useShell();
  const { t } = useTranslation();
  const { title, description } = headOf({ page: useHeadPage(), shell, t });

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}

function useHeadPage(): HeadPage {
  const { search } = useLocation();
  const match = useMatches().at(-1);
  if (match === undefined) return { kind: 'application' };
  // Written by routes.ts.
  const { kind, readContent } = match.handle as PageHandle;
  const content = match.loaderData;
  if (readContent === undefined) return { kind } as HeadPage;
  if (content === undefined) return { kind: 'application' };
  if (content === null) return { kind: 'notFound' };
  const locationId = new URLSearchParams(search).get(LOCATION) ?? undefined;
  // A route holds the content of its own page.
  return (
    kind === 'contact' || kind === 'book' ? { kind, content, locationId } : { kind, content }
  ) as HeadPage;
}
