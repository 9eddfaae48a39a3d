import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // The code of an example names the components that it draws.
  build: { chunkSizeWarningLimit: 3000, rolldownOptions: { output: { keepNames: true } } },
});
