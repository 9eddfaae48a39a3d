import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { PageWithContent } from '../content/content-source.ts';
import type { HeadPage } from './head.ts';
import { LoadingPage } from './loading-page.tsx';
import { orNotFound } from './or-not-found.tsx';
import { paths } from './paths.ts';

export interface SitePage {
  path: string;
  kind: HeadPage['kind'];
  screen: () => Promise<ComponentType>;
  content?: PageWithContent | 'location' | 'room';
  /** True for pages that ask the server. Other pages do not load the query cache. */
  asksServer?: true;
}

export interface PageHandle {
  kind: SitePage['kind'];
  /** Null where the address names nothing that the hotel has. */
  readContent?: (params: Params) => Promise<unknown>;
}

/** Every page. The last one is shown at unknown addresses. */
export const PAGES: readonly SitePage[] = [
  {
    path: paths.home,
    kind: 'home',
    content: 'home',
    asksServer: true,
    screen: async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
  },
  {
    path: paths.about,
    kind: 'about',
    content: 'about',
    screen: async () => (await import('../features/about/about-screen.tsx')).AboutScreen,
  },
  {
    path: paths.services,
    kind: 'services',
    content: 'services',
    screen: async () => (await import('../features/services/services-screen.tsx')).ServicesScreen,
  },
  {
    path: paths.gallery,
    kind: 'gallery',
    content: 'gallery',
    screen: async () => (await import('../features/gallery/gallery-screen.tsx')).GalleryScreen,
  },
  {
    path: paths.contact,
    kind: 'contact',
    content: 'contact',
    screen: async () => (await import('../features/contact/contact-screen.tsx')).ContactScreen,
  },
  {
    path: paths.policies,
    kind: 'policies',
    content: 'policies',
    screen: async () => (await import('../features/policies/policies-screen.tsx')).PoliciesScreen,
  },
  {
    path: paths.accessibility,
    kind: 'accessibility',
    screen: async () =>
      (await import('../features/accessibility/accessibility-screen.tsx')).AccessibilityScreen,
  },
  {
    path: paths.book,
    kind: 'book',
    content: 'book',
    asksServer: true,
    screen: async () => (await import('../features/book/book-screen.tsx')).BookScreen,
  },
  {
    path: paths.location,
    kind: 'location',
    content: 'location',
    asksServer: true,
    screen: () =>
      orNotFound(
        import('../features/location/location-screen.tsx').then(({ LocationScreen }) => LocationScreen),
      ),
  },
  {
    path: paths.room,
    kind: 'room',
    content: 'room',
    asksServer: true,
    screen: () => orNotFound(import('../features/room/room-screen.tsx').then(({ RoomScreen }) => RoomScreen)),
  },
  {
    path: paths.checkout,
    kind: 'checkout',
    asksServer: true,
    screen: async () => (await import('../features/checkout/checkout-screen.tsx')).CheckoutScreen,
  },
  {
    path: paths.confirmed,
    kind: 'confirmed',
    asksServer: true,
    screen: async () => (await import('../features/confirmation/confirmation-screen.tsx')).ConfirmationScreen,
  },
  {
    path: paths.document,
    kind: 'document',
    asksServer: true,
    screen: async () => (await import('../features/document/document-screen.tsx')).DocumentScreen,
  },
  {
    path: paths.bookingDialogs,
    kind: 'bookings',
    asksServer: true,
    screen: async () => (await import('../features/bookings/bookings-screen.tsx')).BookingsScreen,
  },
  {
    path: paths.findBooking,
    kind: 'findBooking',
    asksServer: true,
    screen: async () => (await import('../features/find-booking/find-booking-screen.tsx')).FindBookingScreen,
  },
  {
    path: paths.bookingAccess,
    kind: 'bookingAccess',
    asksServer: true,
    screen: async () =>
      (await import('../features/booking-access/booking-access-screen.tsx')).BookingAccessScreen,
  },
  {
    path: paths.stopNews,
    kind: 'stopNews',
    asksServer: true,
    screen: async () => (await import('../features/stop-news/stop-news-screen.tsx')).StopNewsScreen,
  },
  {
    path: paths.login,
    kind: 'login',
    asksServer: true,
    screen: async () => (await import('../features/account/login-screen.tsx')).LoginScreen,
  },
  {
    path: paths.register,
    kind: 'register',
    asksServer: true,
    screen: async () => (await import('../features/account/register-screen.tsx')).RegisterScreen,
  },
  {
    path: paths.verifyEmail,
    kind: 'verifyEmail',
    asksServer: true,
    screen: async () => (await import('../features/account/verify-email-screen.tsx')).VerifyEmailScreen,
  },
  {
    path: paths.forgotPassword,
    kind: 'forgotPassword',
    asksServer: true,
    screen: async () => (await import('../features/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
  },
  {
    path: paths.resetPassword,
    kind: 'resetPassword',
    asksServer: true,
    screen: async () => (await import('../features/account/reset-password-screen.tsx')).ResetPasswordScreen,
  },
  {
    path: paths.profile,
    kind: 'profile',
    asksServer: true,
    screen: async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
  },
  {
    path: paths.application,
    kind: 'application',
    screen: () => Promise.resolve(LoadingPage),
  },
  {
    path: '*',
    kind: 'notFound',
    screen: async () => (await import('./not-found-page.tsx')).NotFoundPage,
  },
];
