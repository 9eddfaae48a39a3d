import { afterEach, expect, it, vi } from 'vitest';
import { loadTexts } from './published-texts.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads the texts of the language that it is told', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ nav: { home: 'होम' } }));
  vi.stubGlobal('fetch', fetch);
  expect(await loadTexts('hi')).toEqual({ nav: { home: 'होम' } });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/locales/hi/common.json']);
});
