import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { strictCsp } from './csp.ts';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [strictCsp(), react(), vanillaExtractPlugin()],
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // A data: address would need a weaker policy.
    assetsInlineLimit: 0,
    // One stylesheet: publishing adds the theme to it, so nothing flashes and no chunk waits for CSS.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild
        ? { prerender: 'prerender/index.ts' }
        : { main: 'app/entry-client.tsx', loading: 'app/loading-script.ts' },
    },
  },
}));
