import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { storyExamples } from '../stories/examples/vite-plugin.ts';

export default defineConfig({
  plugins: [storyExamples(), react(), vanillaExtractPlugin()],
  build: { chunkSizeWarningLimit: 3000 },
});
