import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const everywhere = {
  // Behind UTC on purpose: a calendar day that passes through the machine's zone shows at once.
  env: { TZ: 'America/St_Johns' },
  restoreMocks: true,
  // A machine with two busy cores starts a process in seconds, not in milliseconds.
  testTimeout: 20_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...everywhere,
          name: 'node',
          environment: 'node',
          include: ['{domain,schemas,server,cli,scripts,content,docs}/**/*.test.ts'],
        },
      },
      {
        // The server's own tests once more, on the other database.
        test: {
          ...everywhere,
          name: 'postgres',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['./server/test-support/postgres-server.ts'],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          ...everywhere,
          name: 'dom',
          environment: 'happy-dom',
          include: ['{design-system,site,stories}/**/*.test.{ts,tsx}'],
          setupFiles: ['./scripts/test-setup-dom.ts'],
        },
      },
    ],
  },
});
