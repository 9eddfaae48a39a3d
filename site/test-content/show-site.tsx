import { configure, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { createRoutes } from '../app/routes.tsx';
import { contentInMemory } from '../content/content-source.ts';
import { testSite } from './test-pages.ts';
import { createTestI18n } from './test-texts.ts';

configure({ asyncUtilTimeout: 4000 });

/** Loads the code of every screen, so that no test waits for it. */
export async function loadScreens(): Promise<void> {
  await Promise.all([
    import('../app/server-data.tsx'),
    import('../features/home/home-screen.tsx'),
    import('../features/about/about-screen.tsx'),
    import('../features/services/services-screen.tsx'),
    import('../features/gallery/gallery-screen.tsx'),
    import('../features/contact/contact-screen.tsx'),
    import('../features/policies/policies-screen.tsx'),
    import('../features/accessibility/accessibility-screen.tsx'),
    import('../features/book/book-screen.tsx'),
    import('../features/checkout/checkout-screen.tsx'),
    import('../features/confirmation/confirmation-screen.tsx'),
  ]);
}

/** Draws the whole site of the test hotel at an address, as a guest meets it. */
export async function showSite(address: string) {
  const content = contentInMemory(testSite);
  const router = createMemoryRouter(createRoutes({ content }), { initialEntries: [address] });
  // The code of a page is loaded before it is drawn, as when the application starts.
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const view = render(
    <I18nextProvider i18n={createTestI18n()}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { router, ...view };
}
