import type { Shell } from '#schemas/published';
import { applyTheme, hostedFontStylesheet } from '#design-system/theme/browser';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { setPageLanguage } from '../api/request.ts';
import { contentFromFiles } from '../content/content-source.ts';
import { drawAnew, takeOver } from '../early-start/take-over.ts';
import { createI18n } from './i18n.ts';
import { openRouter } from './open-router.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { loadTexts, type PublishedTexts } from './published-texts.ts';
import { createRoutes } from './routes.ts';
import { Site } from './site.tsx';
import { surviveTranslators } from './survive-translators.ts';

export async function startApplication(): Promise<void> {
  const root = document.getElementById('root');
  const shellAddress = document.documentElement.dataset['shell'];
  if (!root || !shellAddress) throw new Error('This document was not written by the prerenderer');

  const content = contentFromFiles(shellAddress);
  const shell = await content.shell();
  if (shell.hotel.customDomain?.redirect === true && (await redirectToCustomDomain(shell))) return;
  // Load everything first, so that both sides of hydration start from the same tree.
  const routes = createRoutes(content);
  const page = pageAt(routes, location.pathname);
  const isPrerendered = page === pageAt(routes, root.dataset['path'] ?? '');
  const [texts, router] = await Promise.all([
    loadTexts(shell.language),
    openRouter(routes, location.pathname, createBrowserRouter),
  ]);
  applyPublishedTheme(texts.theme, shell.hotel);
  const i18n = createI18n(texts, shell.language);
  setPageLanguage({ language: shell.language, networkMessage: i18n.t('failures.network') });

  const application = (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Site router={router} shell={shell} />
      </I18nextProvider>
    </StrictMode>
  );
  surviveTranslators();
  // After a load error the router shows another page than the document.
  if (isPrerendered && router.state.errors === null) takeOver(root, application);
  else drawAnew(root, application);
  // The start script listens for this event.
  dispatchEvent(new Event('verandah:started'));
  prefetchLinks(routes);
}

async function redirectToCustomDomain({ hotel }: Shell): Promise<boolean> {
  const { customDomainTarget, goToCustomDomain } = await import('./custom-domain.ts');
  const target = customDomainTarget(location, hotel.customDomain);
  if (target === undefined) return false;
  return goToCustomDomain(target, sessionStorage, (address) => location.replace(address));
}

/** Applies a theme that changed after the published stylesheet was loaded. */
function applyPublishedTheme(
  theme: PublishedTexts['theme'],
  { fontSource, headingFontFamily }: Shell['hotel'],
): void {
  if (!theme) return;
  applyTheme(document.documentElement, theme.vars);
  if (fontSource !== 'host') return;
  const stylesheet = document.createElement('link');
  stylesheet.rel = 'stylesheet';
  stylesheet.href = hostedFontStylesheet(theme.fontFamily, headingFontFamily);
  document.head.append(stylesheet);
}

function pageAt(routes: RouteObject[], pathname: string): string | undefined {
  return matchRoutes(routes, pathname)?.at(-1)?.route.id;
}
