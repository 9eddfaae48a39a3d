import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { strictCsp } from './csp.ts';

const modules = join(import.meta.dirname, '../node_modules');

/** One module of a dependency as the build of the site writes it; everything it imports stays outside. */
async function built(file: string, plugin: Plugin, code?: string): Promise<string> {
  const path = join(modules, file);
  const given: Plugin = {
    name: 'test:given',
    enforce: 'pre',
    load: (id) => (id === path && code !== undefined ? code : null),
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [given, plugin],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: path,
        external: (id) => id !== path && !id.startsWith('\0'),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (first === undefined || !('output' in first)) throw new Error('The build gave nothing');
  return first.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

const INJECTING = [
  ['sonner/dist/index.mjs', /^__insertCSS\(/mu],
  ['react-aria/dist/private/interactions/usePress.mjs', /\.prepend\(style\)/u],
  ['react-aria/dist/private/overlays/usePreventScroll.mjs', /\.prepend\(style\)/u],
  ['react-aria/dist/private/live-announcer/LiveAnnouncer.mjs', /innerHTML/u],
] as const;

describe('what a dependency writes into the page', () => {
  it.each(INJECTING)('%s is built without it', async (file, forbidden) => {
    expect(readFileSync(join(modules, file), 'utf8')).toMatch(forbidden);
    expect(await built(file, strictCsp())).not.toMatch(forbidden);
  });

  it.each(INJECTING)('%s stops the build when it takes another form', async (file) => {
    await expect(built(file, strictCsp(), 'export const other = 1;')).rejects.toThrow('no longer');
  });
});
