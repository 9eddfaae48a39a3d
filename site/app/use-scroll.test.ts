import { renderHook } from '@testing-library/react';
import { type Location, NavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Place } from './navigation.ts';
import { useScroll } from './use-scroll.ts';

const scrolled = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  vi.stubGlobal('scrollTo', (x: number, y: number) => {
    scrolled(x, y);
    vi.stubGlobal('scrollY', y);
  });
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockReset();
  document.body.innerHTML = '';
});

function place(key: string, changes: Partial<Place> & { hash?: string } = {}): Place {
  const { hash = '', ...rest } = changes;
  const location: Location = { pathname: `/${key}`, search: '', hash, state: null, key };
  return { location, action: NavigationType.Push, keepsScroll: false, view: undefined, ...rest };
}

function show(first: Place) {
  return renderHook(({ at }: { at: Place }) => useScroll(at), { initialProps: { at: first } });
}

function scrollAsGuest(y: number): void {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
}

it('leaves the first page where the browser put it', () => {
  show(place('home'));
  expect(scrolled).not.toHaveBeenCalled();
});

it('begins the next page at its top', () => {
  const { rerender } = show(place('home'));
  rerender({ at: place('about') });
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});

it('brings a guest who goes back to where they were', () => {
  const home = place('home');
  const { rerender } = show(home);
  scrollAsGuest(1200);
  rerender({ at: place('about') });
  scrollAsGuest(300);
  rerender({ at: { ...home, action: NavigationType.Pop } });
  expect(scrolled.mock.calls).toEqual([
    [0, 0],
    [0, 1200],
  ]);
});

it('goes to the top of a page that the guest comes back to without having been there', () => {
  const { rerender } = show(place('home'));
  rerender({ at: place('about', { action: NavigationType.Pop }) });
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});

it('goes to the linked section', () => {
  document.body.innerHTML = '<section id="schönes haus"></section>';
  const section = document.body.firstElementChild;
  const seen = vi.fn<() => void>();
  if (section) section.scrollIntoView = seen;
  const { rerender } = show(place('home'));
  rerender({ at: place('home', { hash: '#sch%C3%B6nes%20haus' }) });
  expect(seen).toHaveBeenCalledOnce();
  expect(scrolled).not.toHaveBeenCalled();
});

it('stays where it is when the navigation says so', () => {
  const { rerender } = show(place('home'));
  rerender({ at: place('gallery', { keepsScroll: true }) });
  expect(scrolled).not.toHaveBeenCalled();
});

it('does not fail on an address with a broken section', () => {
  const { rerender } = show(place('home'));
  rerender({ at: place('about', { hash: '#%E0%A4%A' }) });
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});

it('leaves scrolling to the browser again when the document is left', () => {
  show(place('home'));
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
});
