import type { Shell } from '#schemas/types';
import { applyTheme, hostedFontStylesheet } from '#design-system/theme/wear';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { setNetworkMessage } from '../api/request.ts';
import { contentFromFiles, type ContentSource } from '../content/content-source.ts';
import { customDomainTarget, goToCustomDomain } from './custom-domain.ts';
import { createI18n } from './i18n.ts';
import { loadTexts, type PublishedTexts } from './published-texts.ts';
import { createRoutes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** Takes over the prerendered page, or draws the page where none was prerendered. */
export async function startApplication(): Promise<void> {
  const root = document.getElementById('root');
  const shellAddress = document.documentElement.dataset['shell'];
  if (!root || !shellAddress) throw new Error('This document was not written by the prerenderer');

  const content = contentFromFiles(shellAddress);
  if (await leaveForCustomDomain(content)) return;
  // Everything that the page needs is here before React is: both sides of hydration start from the same tree.
  const router = createBrowserRouter(createRoutes({ content }));
  const [texts] = await Promise.all([loadTexts(), initialised(router)]);
  wearTheme(texts.theme, (await content.shell()).hotel.fontSource);
  const i18n = createI18n(texts);
  setNetworkMessage(i18n.t('failures.network'));

  const application = (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </StrictMode>
  );
  if (isPrerendered(root, router)) hydrateRoot(root, application);
  else createRoot(root).render(application);
}

async function leaveForCustomDomain(content: ContentSource): Promise<boolean> {
  const { hotel } = await content.shell();
  const target = customDomainTarget(location, hotel.customDomain);
  if (target === undefined) return false;
  return goToCustomDomain(target, sessionStorage, (address) => location.replace(address));
}

/** Resolves when the code and the content of the first page are loaded. */
function initialised(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/** The published stylesheet has the same variables; a theme that was changed since then is applied here. */
function wearTheme(theme: PublishedTexts['theme'], fontSource: Shell['hotel']['fontSource']): void {
  if (!theme) return;
  applyTheme(document.documentElement, theme.vars);
  if (fontSource !== 'host') return;
  const stylesheet = document.createElement('link');
  stylesheet.rel = 'stylesheet';
  stylesheet.href = hostedFontStylesheet(theme.fontFamily);
  document.head.append(stylesheet);
}

/** True when the document holds the page of this address; the same document may answer others, like the one of a missing page. */
function isPrerendered(root: HTMLElement, router: Router): boolean {
  if (router.state.errors) return false;
  const prerenderedPath = root.dataset['path'];
  const matched = router.state.matches.at(-1)?.route.path;
  return prerenderedPath === matched || (prerenderedPath === '/404.html' && matched === '*');
}
