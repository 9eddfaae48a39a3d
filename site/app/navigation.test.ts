import {
  NavigationType,
  parsePath,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { startNavigation } from './navigation.ts';
import type { View } from './page-loader.ts';
import { pageAt } from './pages.ts';

const Screen = () => null;
const viewOf = (pathname: string): View => ({
  page: pageAt(pathname),
  Screen,
  Frame: Screen,
  content: pathname,
});

/** Loads every page at once, but for those that the test answers itself. */
function pageLoads() {
  const waiting = new Map<string, (view: View) => void>();
  const held = new Set<string>();
  const lost = new Set<string>();
  const asked: string[] = [];
  const load = (pathname: string): Promise<View> => {
    asked.push(pathname);
    if (lost.has(pathname)) return Promise.reject(new Error('The page did not come'));
    if (!held.has(pathname)) return Promise.resolve(viewOf(pathname));
    return new Promise((resolve) => waiting.set(pathname, resolve));
  };
  return { load, held, lost, asked, answer: (pathname: string) => waiting.get(pathname)?.(viewOf(pathname)) };
}

async function start(address = '/') {
  const loads = pageLoads();
  const history = createMemoryHistory({ initialEntries: [parsePath(address)] });
  const loadDocument = vi.fn<() => void>();
  const otherDocuments = new Set<string>();
  const navigation = await startNavigation({
    history,
    load: loads.load,
    needsDocument: (pathname) => otherDocuments.has(pathname),
    loadDocument,
  });
  const shown: string[] = [];
  navigation.subscribe(() => shown.push(navigation.place().location.pathname));
  return { navigation, history, loads, loadDocument, otherDocuments, shown };
}

describe('open', () => {
  it('goes to an address once its page is there, and not before', async () => {
    const { navigation, history, loads } = await start();
    loads.held.add('/about');
    const opened = navigation.open('/about');
    expect(navigation.place().location.pathname).toBe('/');
    expect(history.location.pathname).toBe('/');
    loads.answer('/about');
    await opened;
    expect(history.location.pathname).toBe('/about');
    expect(navigation.place()).toMatchObject({
      action: NavigationType.Push,
      keepsScroll: false,
      view: { content: '/about' },
    });
  });

  it('forgets a page that comes after the guest has gone elsewhere', async () => {
    const { navigation, history, loads, shown } = await start();
    loads.held.add('/about');
    const slow = navigation.open('/about');
    await navigation.open('/contact');
    loads.answer('/about');
    await slow;
    expect(history.location.pathname).toBe('/contact');
    expect(shown).toEqual(['/contact']);
  });

  it('asks for nothing when only the search changes', async () => {
    const { navigation, loads, shown } = await start('/contact');
    await navigation.open({ search: '?location=kochi' }, { replace: true, preventScrollReset: true });
    expect(loads.asked).toEqual(['/contact']);
    expect(navigation.place()).toMatchObject({
      location: { pathname: '/contact', search: '?location=kochi' },
      action: NavigationType.Replace,
      keepsScroll: true,
    });
    expect(shown).toEqual(['/contact']);
  });

  it('shows a page without content when it could not be loaded', async () => {
    const { navigation, loads } = await start();
    loads.lost.add('/about');
    await navigation.open('/about');
    expect(navigation.place()).toMatchObject({ location: { pathname: '/about' }, view: undefined });
  });

  it('keeps the state of a navigation that needs another document, and loads that', async () => {
    const { navigation, history, loadDocument, otherDocuments, shown } = await start();
    otherDocuments.add('/checkout');
    await navigation.open('/checkout?quote=q1', { state: { seenMinor: 5 } });
    expect(history.location).toMatchObject({
      pathname: '/checkout',
      search: '?quote=q1',
      state: { seenMinor: 5 },
    });
    expect(loadDocument).toHaveBeenCalledOnce();
    expect(shown).toEqual([]);
  });

  it('leaves no second entry behind when it replaces one', async () => {
    const { navigation, history } = await start();
    await navigation.open('/about');
    await navigation.open('/contact', { replace: true });
    history.go(-1);
    await vi.waitFor(() => expect(navigation.place().location.pathname).toBe('/'));
  });
});

describe('a step back', () => {
  it('shows the page before, as one that was there already', async () => {
    const { navigation, history } = await start();
    await navigation.open('/about');
    history.go(-1);
    await vi.waitFor(() =>
      expect(navigation.place()).toMatchObject({ location: { pathname: '/' }, action: NavigationType.Pop }),
    );
  });

  it('loads another document where the page needs one', async () => {
    const { navigation, history, loadDocument, otherDocuments } = await start();
    await navigation.open('/about');
    otherDocuments.add('/');
    history.go(-1);
    expect(loadDocument).toHaveBeenCalledOnce();
    expect(navigation.place().location.pathname).toBe('/about');
  });
});

it('starts with what the page was loaded with, or with nothing when that failed', async () => {
  const { navigation } = await start('/policies');
  expect(navigation.place()).toMatchObject({ keepsScroll: true, view: { content: '/policies' } });
  const lost = await startNavigation({
    history: createMemoryHistory({ initialEntries: ['/policies'] }),
    load: () => Promise.reject(new Error('The page did not come')),
    needsDocument: () => false,
    loadDocument: () => undefined,
  });
  expect(lost.place().view).toBeUndefined();
});

it('tells nobody who has stopped listening', async () => {
  const { navigation } = await start();
  const listener = vi.fn<() => void>();
  const stop = navigation.subscribe(listener);
  stop();
  await navigation.open('/about');
  expect(listener).not.toHaveBeenCalled();
});

it("answers the router's own links in the same way", async () => {
  const { navigation } = await start();
  navigation.navigator.push('/about', { from: 'a link' }, { preventScrollReset: true });
  await vi.waitFor(() =>
    expect(navigation.place()).toMatchObject({
      location: { pathname: '/about', state: { from: 'a link' } },
      keepsScroll: true,
    }),
  );
  navigation.navigator.replace('/contact');
  await vi.waitFor(() => expect(navigation.place().action).toBe(NavigationType.Replace));
});
