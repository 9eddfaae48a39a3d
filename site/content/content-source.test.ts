import { afterEach, expect, it, vi } from 'vitest';
import { contentFromFiles } from './content-source.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads a file once, and again after it could not be read', async () => {
  let tries = 0;
  vi.stubGlobal('fetch', async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return Response.json({ pages: {} });
  });
  const { shell } = contentFromFiles('/content/shell.json');
  await expect(shell()).rejects.toThrow('');
  expect([await shell(), await shell()]).toEqual([{ pages: {} }, { pages: {} }]);
  expect(tries).toBe(2);
});
