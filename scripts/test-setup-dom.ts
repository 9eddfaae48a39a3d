import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

let unexpected: string[] = [];

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
  // Files of components share a page: a link that was followed would stay in the address.
  history.replaceState(null, '', '/');
  expect(unexpected).toEqual([]);
});
