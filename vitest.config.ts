import { globSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const everywhere = {
  // Behind UTC on purpose: a calendar day that passes through the machine's zone shows at once.
  env: { TZ: 'America/St_Johns' },
  restoreMocks: true,
  // A machine with two busy cores starts a process in seconds, not in milliseconds.
  testTimeout: 20_000,
  // What a file loads once for all its tests is more than any of them does.
  hookTimeout: 60_000,
};

/** Tests that keep nothing for one another: a worker loads the libraries of all its files once. */
const withoutWalls = { ...everywhere, environment: 'node', isolate: false } as const;

/** Whoever says one of these words has a database; for the others it is all the same which one. */
const HAS_DATABASE = /startTestServer|startWithDivertedMail|testDatabase|publishedHotel|openDatabase/;
/** These have one too, and what they show is not kept in it: headers, bodies, files, and what a start says. */
const SAYS_THE_SAME =
  /^server\/(?:http|features\/(?:documents|mailbox|site)|main\.test|stop\.test|hostile-requests)/;

function testsOfDatabase(): string[] {
  return globSync('{server,lab}/**/*.test.ts')
    .filter((file) => HAS_DATABASE.test(readFileSync(file, 'utf8')))
    .filter((file) => !SAYS_THE_SAME.test(file));
}

export default defineConfig({
  test: {
    // By default one core is kept for a person who watches; many of these tests wait for processes of their own.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...withoutWalls,
          name: 'node',
          include: ['{domain,schemas,server,cli,scripts,content,docs,lab}/**/*.test.ts'],
          globalSetup: ['./server/test-support/sqlite-template.ts'],
        },
      },
      {
        // What the server keeps, once more on the other database.
        test: {
          ...withoutWalls,
          name: 'postgres',
          include: testsOfDatabase(),
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
