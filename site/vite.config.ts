import { defineConfig } from 'vite';
import { sitePlugins, treeShaking } from './vite.shared.ts';

/**
 * Shared chunks: without them the bundler gives a page up to 27 stylesheets, and its largest picture waits for them
 * (docs/decisions/0022).
 */
const SHARED_BY_ALL = [
  {
    name: 'design',
    test: (id: string) => id.includes('/design-system/') && id.includes('.css.ts'),
    priority: 2,
  },
  { name: 'application', tags: ['$initial' as const], test: (id: string) => !id.endsWith('-script.ts') },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: sitePlugins(),
  // The program that writes the pages needs no package beside it: an installation has no React, and starts faster.
  ...(isSsrBuild === true
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    minify: true,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // A data: address would need a weaker policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: treeShaking,
      // Publishing loads one file in a third of the time of its 150 parts.
      output: { codeSplitting: isSsrBuild ? false : { groups: SHARED_BY_ALL } },
      input: isSsrBuild
        ? { prerender: 'prerender/index.ts' }
        : {
            main: 'app/entry-client.tsx',
            loading: 'early-start/loading-script.ts',
            start: 'early-start/start-script.ts',
          },
    },
  },
}));
