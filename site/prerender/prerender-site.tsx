import { text } from 'node:stream/consumers';
import { textsAddress } from '#schemas/language';
import type { LocationPage, Shell } from '#schemas/published';
import type { i18n } from 'i18next';
import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Notice } from '#design-system/notice';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter } from 'react-router-dom';
import type { HeadPage, LocatedPage, NamedPage, StoryPage } from '../app/head.ts';
import { createI18n } from '../app/i18n.ts';
import { openRouter } from '../app/open-router.ts';
import { locationPath, paths, roomPath } from '../app/paths.ts';
import { createRoutes } from '../app/routes.ts';
import { Site } from '../app/site.tsx';
import { contentInMemory, type PageContent } from '../content/content-source.ts';
import type { ClientAssets } from './client-assets.ts';
import { type DocumentParts, writeDocument } from './document.ts';
import { searchHeadOf } from './search-head.ts';
import type { LoadingColours } from '../early-start/loading-style.ts';

interface SiteToPrerender extends PageContent {
  shell: Shell;
  locationPages: readonly LocationPage[];
  texts: Record<string, unknown>;
  themeColor?: string;
  /** Of the spinner that paints before the stylesheet. */
  loadingColours: LoadingColours;
  shellAddress: string;
  stylesheet: string;
  /** Font files of the first screen; none with a font host. */
  fonts: readonly string[];
  icons: DocumentParts['icons'];
  assets: ClientAssets;
}

interface PrerenderedDocument {
  path: string;
  file: string;
  html: string;
}

interface PlannedPage {
  path: string;
  file: string;
  head: HeadPage;
  module?: string;
  dataFile?: string | undefined;
}

export async function prerenderSite(site: SiteToPrerender): Promise<PrerenderedDocument[]> {
  const i18n = createI18n(site.texts, site.shell.language);
  const pages = planPages(site);
  return Promise.all(
    pages.map(async (page) => ({
      path: page.path,
      file: page.file,
      html: await documentOf(page, site, i18n),
    })),
  );
}

function personal(kind: NamedPage & keyof typeof paths, screen: string): PlannedPage {
  return {
    path: paths[kind],
    file: `${paths[kind].slice(1)}.html`,
    head: { kind },
    module: `features/${screen}.tsx`,
  };
}

function planPages({ shell, locationPages, ...content }: SiteToPrerender): PlannedPage[] {
  const { pages } = shell;
  const story = (kind: StoryPage): PlannedPage => ({
    path: paths[kind],
    file: kind === 'home' ? 'index.html' : `${kind}.html`,
    // A page and its content share a name.
    head: { kind, content: content[kind] } as HeadPage,
    module: `features/${kind}/${kind}-screen.tsx`,
    dataFile: pages[kind],
  });
  const located = (kind: LocatedPage): PlannedPage => ({
    path: paths[kind],
    file: `${kind}.html`,
    head: { kind, content: content[kind], locationId: undefined } as HeadPage,
    module: `features/${kind}/${kind}-screen.tsx`,
    dataFile: pages[kind],
  });
  return [
    story('home'),
    story('about'),
    story('services'),
    story('gallery'),
    located('contact'),
    story('policies'),
    located('book'),
    ...locationPages.flatMap((page) => planLocation(page, shell)),
    {
      path: paths.accessibility,
      file: 'accessibility.html',
      head: { kind: 'accessibility' },
      module: 'features/accessibility/accessibility-screen.tsx',
    },
    personal('checkout', 'checkout/checkout-screen'),
    personal('bookings', 'bookings/bookings-screen'),
    personal('findBooking', 'find-booking/find-booking-screen'),
    personal('bookingAccess', 'booking-access/booking-access-screen'),
    personal('stopNews', 'stop-news/stop-news-screen'),
    personal('login', 'account/login-screen'),
    personal('register', 'account/register-screen'),
    personal('verifyEmail', 'account/verify-email-screen'),
    personal('forgotPassword', 'account/forgot-password-screen'),
    personal('resetPassword', 'account/reset-password-screen'),
    personal('profile', 'profile/profile-screen'),
    {
      path: paths.application,
      file: 'app.html',
      head: { kind: 'application' },
    },
    {
      path: '/404.html',
      file: '404.html',
      head: { kind: 'notFound' },
      module: 'app/not-found-page.tsx',
    },
  ];
}

/** The page of a location, and those of its rooms. */
function planLocation(page: LocationPage, { locationPages }: Shell): PlannedPage[] {
  const planned = (path: string, head: HeadPage, module: string): PlannedPage => ({
    path,
    file: `${path.slice(1)}.html`,
    head,
    module,
    dataFile: locationPages[page.locationId],
  });
  return [
    planned(
      locationPath(page.locationId),
      { kind: 'location', content: page },
      'features/location/location-screen.tsx',
    ),
    ...page.rooms.map((room) =>
      planned(roomPath(room), { kind: 'room', content: { page, room } }, 'features/room/room-screen.tsx'),
    ),
  ];
}

async function documentOf(page: PlannedPage, site: SiteToPrerender, i18n: i18n): Promise<string> {
  const { shell, assets } = site;
  const { html, hints } = separateHints(await renderRoute(page.path, site, i18n));
  return writeDocument({
    language: shell.language,
    direction: i18n.dir(shell.language),
    releaseId: shell.releaseId,
    shellAddress: site.shellAddress,
    head: searchHeadOf({ page: page.head, shell, t: i18n.t }),
    themeColor: site.themeColor,
    loadingScript: assets.loadingScript,
    stylesheets: [site.stylesheet, ...assets.stylesOf(page.module)],
    fonts: site.fonts,
    icons: site.icons,
    start: {
      script: assets.startScript,
      application: assets.entry,
      modules: assets.modulesOf(page.module),
      files: [textsAddress(shell.language), site.shellAddress, ...(page.dataFile ? [page.dataFile] : [])],
      atOnce: NEED_SCRIPTS.has(page.head.kind),
      domain: shell.hotel.customDomain?.redirect === true ? shell.hotel.customDomain.domain : undefined,
    },
    hints,
    path: page.path,
    spinner: { label: i18n.t('loading'), ...site.loadingColours },
    help: NEED_SCRIPTS.has(page.head.kind)
      ? {
          noScripts: renderToStaticMarkup(<Help>{i18n.t('failures.noScripts')}</Help>),
          notStarted: renderToStaticMarkup(<Help>{i18n.t('failures.notStarted')}</Help>),
        }
      : undefined,
    html,
  });
}

function Help({ children }: { children: string }) {
  return (
    <Container>
      <Box paddingBlock="s">
        <Notice tone="warning">{children}</Notice>
      </Box>
    </Container>
  );
}

/** Content screens work without scripts; these need the server's answers. */
const NEED_SCRIPTS: ReadonlySet<HeadPage['kind']> = new Set([
  'book',
  'application',
  'checkout',
  'bookings',
  'findBooking',
  'bookingAccess',
  'stopNews',
  'login',
  'register',
  'verifyEmail',
  'forgotPassword',
  'resetPassword',
  'profile',
]);

async function renderRoute(path: string, site: SiteToPrerender, i18n: i18n): Promise<string> {
  const router = await openRouter(createRoutes(contentInMemory(site)), path, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [path] }),
  );
  // A screen that fails to load stops publishing.
  for (const error of Object.values(router.state.errors ?? {})) throw error;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Site router={router} shell={site.shell} />
      </I18nextProvider>
    </StrictMode>,
    // Infinity stops React from moving large parts out of place with a script.
    { onError: rethrow, progressiveChunkSize: Infinity },
  );
  return text(prelude);
}

/** A screen that fails to render stops publishing. */
function rethrow(error: unknown): never {
  throw error;
}

function separateHints(rendered: string): { hints: string; html: string } {
  const hints = /^(?:<link[^>]*>)*/u.exec(rendered)?.[0] ?? '';
  return { hints, html: rendered.slice(hints.length) };
}
