import { defineConfig } from 'vite';
import { sitePlugins, treeShaking } from './vite.shared.ts';

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
