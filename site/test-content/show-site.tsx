import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Site } from '../app/site.tsx';
import { openSite, type OpenedAt } from './open-site.ts';
import { testSite } from './test-pages.ts';
import { createTestI18n } from './test-texts.ts';

/** Loads every screen, so that no test waits for it. */
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
    import('../features/location/location-screen.tsx'),
    import('../features/room/room-screen.tsx'),
    import('../features/checkout/checkout-screen.tsx'),
    import('../features/confirmation/confirmation-screen.tsx'),
    import('../features/bookings/bookings-screen.tsx'),
    import('../features/find-booking/find-booking-screen.tsx'),
    import('../features/booking-access/booking-access-screen.tsx'),
    import('../features/stop-news/stop-news-screen.tsx'),
    import('../features/account/login-screen.tsx'),
    import('../features/account/register-screen.tsx'),
    import('../features/account/verify-email-screen.tsx'),
    import('../features/account/forgot-password-screen.tsx'),
    import('../features/account/reset-password-screen.tsx'),
    import('../features/profile/profile-screen.tsx'),
    import('../app/account-menu.tsx'),
  ]);
}

export async function showSite(address: string, opened: Omit<OpenedAt, 'address'> = {}) {
  const router = await openSite({ ...opened, address });
  const { shell } = opened.content ?? testSite;
  const view = render(
    <I18nextProvider i18n={createTestI18n()}>
      <Site router={router} shell={shell} />
    </I18nextProvider>,
  );
  return { router, ...view };
}
