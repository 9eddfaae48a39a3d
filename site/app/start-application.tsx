import { isPersonalPage } from '#domain/personal-pages';
import type { Shell } from '#schemas/published';
import { applyTheme, hostedFontStylesheet } from '#design-system/theme/wear';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { setNetworkMessage } from '../api/request.ts';
import { contentFromFiles } from '../content/content-source.ts';
import { sleepUntilTouched } from '../shared/asleep.tsx';
import { takeTyped } from './carry-over.ts';
import { createI18n } from './i18n.ts';
import { type Navigation, startNavigation } from './navigation.ts';
import { createPageLoader } from './page-loader.ts';
import { pageAt } from './pages.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { loadTexts, type PublishedTexts } from './published-texts.ts';
import { Shown } from './shown.tsx';
import { Site } from './site.tsx';
import { hasThirdParties } from './third-parties/third-parties-host.tsx';

/** Takes over the prerendered page, or draws the page where none was prerendered. */
export async function startApplication(): Promise<void> {
  const root = document.getElementById('root');
  const shellAddress = document.documentElement.dataset['shell'];
  if (!root || !shellAddress) throw new Error('This document was not written by the prerenderer');

  const content = contentFromFiles(shellAddress);
  const shell = await content.shell();
  if (shell.hotel.customDomain?.redirect === true && (await leaveForCustomDomain(shell))) return;
  if (pageAt(root.dataset['path'] ?? '') === pageAt(location.pathname)) sleepUntilTouched();
  // Everything that the page needs is here before React is: both sides of hydration start from the same tree.
  const load = createPageLoader(content);
  const [texts, navigation] = await Promise.all([
    loadTexts(),
    startNavigation({
      history: createBrowserHistory(),
      load,
      needsDocument: otherKindOfDocument(shell.hotel),
      loadDocument: () => location.reload(),
    }),
  ]);
  wearTheme(texts.theme, shell.hotel.fontSource);
  const i18n = createI18n(texts);
  setNetworkMessage(i18n.t('failures.network'));

  const application = (onShown: () => void) => (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Shown onShown={onShown}>
          <Site navigation={navigation} shell={shell} />
        </Shown>
      </I18nextProvider>
    </StrictMode>
  );
  if (isPrerendered(root, navigation)) {
    const typeAgain = takeTyped(root);
    hydrateRoot(
      root,
      application(() => announceStart(typeAgain)),
    );
  } else createRoot(root).render(application(announceStart));
  prefetchLinks(load);
}

/** Whoever waits for the application hears of it by this event: the start script has no other way to know. */
function announceStart(before: () => void = () => undefined): void {
  before();
  dispatchEvent(new Event('verandah:started'));
}

/** A script of somebody else and its content policy belong to a document: personal pages have documents of their own. */
function otherKindOfDocument(hotel: Shell['hotel']): (pathname: string) => boolean {
  const isPersonal = isPersonalPage(location.pathname);
  return (pathname) => hasThirdParties(hotel) && isPersonalPage(pathname) !== isPersonal;
}

async function leaveForCustomDomain({ hotel }: Shell): Promise<boolean> {
  const { customDomainTarget, goToCustomDomain } = await import('./custom-domain.ts');
  const target = customDomainTarget(location, hotel.customDomain);
  if (target === undefined) return false;
  return goToCustomDomain(target, sessionStorage, (address) => location.replace(address));
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
function isPrerendered(root: HTMLElement, navigation: Navigation): boolean {
  return navigation.place().view?.page === pageAt(root.dataset['path'] ?? '');
}
