import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ContentSource } from '../content/content-source.ts';
import { createQueryCache } from '../shared/queries/query-cache.ts';
import { APP_ROUTE } from '../shared/use-shell.ts';
import { App } from './_app.tsx';
import { FailurePage } from './failure-page.tsx';
import type { StoryPage } from './head.ts';
import { LoadingPage } from './loading-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import type { PageHandle } from './page-handle.ts';
import { paths } from './paths.ts';

const page = (kind: PageHandle['page']): PageHandle => ({ page: kind });

/** Published content does not change while a document lives. */
const readOnce = { shouldRevalidate: () => false };

/** Every route of the site, on content from wherever it comes. */
export function createRoutes({ content }: { content: ContentSource }): RouteObject[] {
  // As long as the routes live: going home and back asks nothing twice within five minutes.
  const cache = createQueryCache();
  return [
    {
      id: APP_ROUTE,
      Component: App,
      ErrorBoundary: FailurePage,
      loader: () => content.shell(),
      ...readOnce,
      children: [
        {
          // Inside the layout, so that a page that fails keeps the way to the others.
          ErrorBoundary: FailurePage,
          children: [
            ...storyRoutes(content),
            {
              lazy: { Component: async () => (await import('./server-data.tsx')).serverDataRoute(cache) },
              children: [
                {
                  path: paths.book,
                  handle: page('book'),
                  loader: () => content.page('book'),
                  ...readOnce,
                  lazy: {
                    Component: async () => (await import('../features/book/book-screen.tsx')).BookScreen,
                  },
                },
                {
                  path: paths.checkout,
                  handle: page('checkout'),
                  lazy: {
                    Component: async () =>
                      (await import('../features/checkout/checkout-screen.tsx')).CheckoutScreen,
                  },
                },
                {
                  path: paths.confirmed,
                  handle: page('confirmed'),
                  lazy: {
                    Component: async () =>
                      (await import('../features/confirmation/confirmation-screen.tsx')).ConfirmationScreen,
                  },
                },
              ],
            },
            { path: paths.application, handle: page('application'), Component: LoadingPage },
            { path: '*', handle: page('notFound'), Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

/** The pages that tell about the hotel. */
function storyRoutes(content: ContentSource): RouteObject[] {
  const story = (kind: StoryPage | 'contact', Component: () => Promise<ComponentType>): RouteObject => ({
    path: paths[kind],
    handle: page(kind),
    loader: () => content.page(kind),
    ...readOnce,
    lazy: { Component },
  });
  return [
    story('home', async () => (await import('../features/home/home-screen.tsx')).HomeScreen),
    story('about', async () => (await import('../features/about/about-screen.tsx')).AboutScreen),
    story('services', async () => (await import('../features/services/services-screen.tsx')).ServicesScreen),
    story('gallery', async () => (await import('../features/gallery/gallery-screen.tsx')).GalleryScreen),
    story('contact', async () => (await import('../features/contact/contact-screen.tsx')).ContactScreen),
    story('policies', async () => (await import('../features/policies/policies-screen.tsx')).PoliciesScreen),
    {
      path: paths.accessibility,
      handle: page('accessibility'),
      lazy: {
        Component: async () =>
          (await import('../features/accessibility/accessibility-screen.tsx')).AccessibilityScreen,
      },
    },
  ];
}
