import {
  createPath,
  type Location,
  type NavigateOptions,
  type Navigator,
  NavigationType,
  parsePath,
  type To,
} from 'react-router-dom';
import type { LoadPage, View } from './page-loader.ts';
import { pageAt } from './pages.ts';

/** The session history of a browser, or one in memory. */
export interface SiteHistory {
  readonly location: Location;
  createHref: (to: To) => string;
  go: (delta: number) => void;
  push: (to: To, state?: unknown) => void;
  replace: (to: To, state?: unknown) => void;
  /** Hears of steps back and forth only. */
  listen: (listener: (update: { location: Location }) => void) => () => void;
}

/** Where the guest is, and the page that is drawn there. */
export interface Place {
  location: Location;
  action: NavigationType;
  /** The page stays where it was scrolled to. */
  keepsScroll: boolean;
  /** Missing when the page could not be loaded. */
  view: View | undefined;
}

export interface Navigation {
  place: () => Place;
  subscribe: (listener: () => void) => () => void;
  /** Goes to an address once its page is loaded; the page before it stays until then. */
  open: (to: To, options?: NavigateOptions) => Promise<void>;
  /** The same for the router's links. */
  navigator: Navigator;
}

interface NavigationParts {
  history: SiteHistory;
  load: LoadPage;
  /** True for an address that this document may not show. */
  needsDocument: (pathname: string) => boolean;
  /** Loads a document for the address that the browser shows. */
  loadDocument: () => void;
}

/** Loads the first page and follows the guest from there. */
export async function startNavigation(parts: NavigationParts): Promise<Navigation> {
  const { history, load, needsDocument, loadDocument } = parts;
  const listeners = new Set<() => void>();
  let turn = 0;
  let place: Place = {
    location: history.location,
    action: NavigationType.Pop,
    keepsScroll: true,
    view: await loadOrNothing(load, history.location.pathname),
  };

  const show = (next: Place) => {
    place = next;
    for (const listener of listeners) listener();
  };

  /** Nothing when the guest has gone elsewhere meanwhile. */
  async function viewOf(pathname: string): Promise<{ view: View | undefined } | undefined> {
    turn += 1;
    const mine = turn;
    const view = await loadOrNothing(load, pathname);
    return mine === turn ? { view } : undefined;
  }

  async function open(to: To, { replace = false, state, preventScrollReset = false }: NavigateOptions = {}) {
    const path = { pathname: place.location.pathname, ...(typeof to === 'string' ? parsePath(to) : to) };
    const commit = (view: View | undefined) => {
      history[replace ? 'replace' : 'push'](createPath(path), state);
      // The entry is there already, with its state: only its document is still missing.
      if (needsDocument(path.pathname)) return loadDocument();
      const action = replace ? NavigationType.Replace : NavigationType.Push;
      return show({ location: history.location, action, keepsScroll: preventScrollReset, view });
    };
    // Another search on the same page has all that it needs.
    if (place.view?.page === pageAt(path.pathname) && place.view.page.path !== '*') {
      turn += 1;
      commit(place.view);
      return;
    }
    const loaded = await viewOf(path.pathname);
    if (loaded) commit(loaded.view);
  }

  async function follow(location: Location): Promise<void> {
    if (needsDocument(location.pathname)) {
      loadDocument();
      return;
    }
    const loaded = await viewOf(location.pathname);
    if (loaded) show({ location, action: NavigationType.Pop, keepsScroll: false, view: loaded.view });
  }
  history.listen(({ location }) => void follow(location));

  return {
    place: () => place,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    navigator: {
      createHref: history.createHref,
      go: history.go,
      push: (to, state, options) => void open(to, { ...options, state }),
      replace: (to, state, options) => void open(to, { ...options, state, replace: true }),
    },
  };
}

async function loadOrNothing(load: LoadPage, pathname: string): Promise<View | undefined> {
  try {
    return await load(pathname);
  } catch {
    return undefined;
  }
}
