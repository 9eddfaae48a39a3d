import { defineConfig } from 'vite';
import { applicationChunk } from './application-chunk.ts';
import { sitePlugins, treeShaking } from './vite.shared.ts';

/** What is loaded on its own has a name; what several parts share is nobody's. The list of all names is in every page's script. */
const chunkFileNames = ({ isDynamicEntry }: { isDynamicEntry: boolean }) =>
  isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: sitePlugins(),
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // A data: address would need a weaker policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: treeShaking,
      ...(isSsrBuild ? {} : { output: { codeSplitting: applicationChunk(), chunkFileNames } }),
      input: isSsrBuild
        ? { prerender: 'prerender/index.ts' }
        : {
            main: 'app/entry-client.tsx',
            loading: 'app/loading-script.ts',
            start: 'app/start-script.ts',
          },
    },
  },
}));
