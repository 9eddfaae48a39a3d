import { writtenPhone } from '#schemas/written-phone';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadScreens, showSite } from '../test-content/show-site.tsx';
import { testSite } from '../test-content/test-pages.ts';
import { priceSeen } from './paths.ts';

beforeAll(loadScreens, 60_000);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const heading = () => screen.getByRole('heading', { level: 1 });
const { shell } = testSite;
const tagged = { ...testSite, shell: { ...shell, hotel: { ...shell.hotel, googleTagId: 'GTM-EXAMPLE' } } };

it('has its first page at once, and the next one with its title and the focus', async () => {
  const { router } = await showSite('/about');
  expect(heading()).toHaveTextContent('Two houses');
  await act(() => router.navigate('/services'));
  expect(document.title).toBe(testSite.services.seo.title);
  expect(heading()).toHaveFocus();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(heading()).toHaveTextContent('Two houses'));
});

it('begins the next page at its top, and brings a guest who goes back to where they were', async () => {
  const { router } = await showSite('/about');
  const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  vi.stubGlobal('scrollY', 1200);
  await act(() => router.navigate('/services'));
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 1200));
});

it('leaves the first page where the browser put it', async () => {
  const scrolled = vi.spyOn(globalThis, 'scrollTo');
  await showSite('/about');
  expect(scrolled).not.toHaveBeenCalled();
});

it('says inside its wrapper that a page could not be loaded, and shows the next one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = await showSite('/about', { isLost: true });
  expect(heading()).toHaveTextContent('This page did not load');
  expect(document.title).toBe(shell.hotel.businessName);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await act(() => router.navigate('/accessibility'));
  expect(heading()).toHaveTextContent('Accessibility');
});

it('names in a page that could not be loaded how to reach every location', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await showSite('/about', { isLost: true });
  const main = within(screen.getByRole('main'));
  for (const { name, phone, email } of shell.locations) {
    const contacts = within(main.getByRole('list', { name: `How to reach ${name}` }));
    expect(contacts.getByRole('link', { name: writtenPhone(phone) })).toHaveAttribute('href', `tel:${phone}`);
    expect(contacts.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  }
});

it('loads a document between pages with scripts of others and pages of one guest, and keeps what was carried along', async () => {
  const reload = vi.spyOn(globalThis.location, 'reload').mockImplementation(() => undefined);
  const { router } = await showSite('/about', { content: tagged });
  await act(() => router.navigate('/services'));
  expect(reload).not.toHaveBeenCalled();
  await act(() => router.navigate('/checkout?quote=q1', { state: priceSeen(5) }));
  expect(reload).toHaveBeenCalledOnce();
  expect(router.state.location).toMatchObject({ search: '?quote=q1', state: { seenMinor: 5 } });
  expect(screen.queryByRole('heading')).toBeNull();
});

it('needs one document where the hotel has no scripts of others', async () => {
  const reload = vi.spyOn(globalThis.location, 'reload').mockImplementation(() => undefined);
  const { router } = await showSite('/about');
  await act(() => router.navigate('/checkout'));
  expect(reload).not.toHaveBeenCalled();
  expect(heading()).toHaveTextContent('Please Select details first');
});
