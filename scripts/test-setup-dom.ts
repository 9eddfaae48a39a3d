import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

// What a screen loads first takes a machine with two busy cores seconds; a test that passes waits no longer than it must.
configure({ asyncUtilTimeout: 15_000 });

let unexpected: string[] = [];

// The files of a worker share a page and what its libraries keep: toasts, too, are shown again at their next place.
beforeAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  toast.dismiss();
  // What a calendar of an earlier file has announced is still there for seconds.
  for (const announced of document.querySelectorAll('[data-live-announcer] > *')) announced.replaceChildren();
});

beforeEach(() => {
  unexpected = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      unexpected.push(`${level}: ${words.map(String).join(' ')}`);
    });
  }
});

// A component that warns is a component with a fault: a test that expects output spies on the console itself.
afterEach(() => {
  cleanup();
  // A link that was followed would stay in the address.
  history.replaceState(null, '', '/');
  expect(unexpected).toEqual([]);
});
