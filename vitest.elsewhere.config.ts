import { defineConfig } from 'vitest/config';

/** Whatever tests what runs in Node, for `npm run mutation -- --since`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{domain,schemas,server,cli}/**/*.test.ts'],
    globalSetup: ['./server/test-support/sqlite-template.ts'],
    env: {
      TZ: 'America/St_Johns',
      PROPERTY_RUNS: '20',
      MONEY_RUNS: '5',
      MODEL_RUNS: '5',
      HOSTILE_RUNS: '50',
    },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
