import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanCalendar } from '../site/lean-calendar.ts';

export default defineConfig({
  plugins: [leanCalendar(), react(), vanillaExtractPlugin()],
  build: { chunkSizeWarningLimit: 3000 },
});
