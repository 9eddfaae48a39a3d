import { existsSync, globSync, readFileSync, statfsSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const everywhere = {
  // Behind UTC on purpose: a calendar day that passes through the machine's zone shows at once.
  env: { TZ: 'America/St_Johns' },
  restoreMocks: true,
  // A machine with two busy cores starts a process in seconds, not in milliseconds.
  testTimeout: 60_000,
  // What a file loads once for all its tests is more than any of them does.
  hookTimeout: 60_000,
  setupFiles: ['./scripts/test-setup.ts'],
};

/** A disk in memory. Tests write thousands of transactions, and each would wait for the disk. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 31;
const hasRoom = (): boolean => {
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES;
};
const quickDisk = existsSync(MEMORY) && hasRoom() ? { TMPDIR: MEMORY } : {};

/** Tests that keep nothing for one another: a worker loads the libraries of all its files once. */
const withoutWalls = {
  ...everywhere,
  env: { ...everywhere.env, ...quickDisk },
  environment: 'node',
  isolate: false,
} as const;

/** What a test reads as text; for all others a stylesheet is only its class names. */
const AS_TEXT = { include: [/\.vanilla\.css\?inline$/] };

/** Each file has a page of its own; the libraries and what they keep are loaded once for all files of a worker. */
const inDom = {
  ...everywhere,
  environment: 'happy-dom' as const,
  isolate: false,
  setupFiles: ['./scripts/test-setup.ts', './scripts/test-setup-dom.ts'],
};

/** React for servers: in one process with React for browsers, both warn that they draw the same context. */
const ON_THE_SERVER = [
  'design-system/components/{carousel,marquee}/*.test.tsx',
  'site/prerender/*.test.ts',
  'stories/server-rendering.test.tsx',
];

/**
 * What runs on PostgreSQL once more, because it can differ there. Everything else keeps the same rows on either database;
 * which one is all the same to it.
 */
const ON_POSTGRES = [
  // Locks, waits, time-outs, the pool and migrations; processes that share a database.
  'server/platform/db/{database,postgres,waits}.test.ts',
  'server/platform/db/migrations/*.test.ts',
  'server/tests/{paused-process,two-processes}.test.ts',
  'server/release/follow-release.test.ts',
  'server/platform/backup/*.test.ts',
  // Jobs, and what they find among many rows.
  'server/jobs/*.test.ts',
  'server/platform/outbox/*.test.ts',
  'server/bookings/refunds/*.test.ts',
  'server/tests/{deliveries,many-rows,secret-change}.test.ts',
  // Races for rooms, codes, keys and money.
  'lab/faults/{document-numbers,faults,nemesis,oversell,payment-race}.test.ts',
  'server/platform/idempotency/*.test.ts',
  'server/quotes/promos/*.test.ts',
  'server/stock/*.test.ts',
  'server/tests/{strangers,strangers-holds}.test.ts',
  'server/accounts/{codes,guessing,stored-accounts}.test.ts',
  'server/staff/{accept-invitation,people,sign-in}.test.ts',
  'server/bookings/{confirm-booking,create-booking}.test.ts',
  'server/bookings/staff/{book-for-guest,option-for-guest,refused-for-staff}.test.ts',
  'server/bookings/cancellation/cancel-race.test.ts',
  'server/bookings/payments/{late-money,states}.test.ts',
  // Statements that nothing above asks: every endpoint, every order of steps, and what staff and guests alone look for.
  'server/tests/{access-matrix,booking-model,events}.test.ts',
  'server/publishing/*.test.ts',
  'server/bookings/signed-in.test.ts',
  'server/bookings/documents/documents.test.ts',
  'server/bookings/staff/*.test.ts',
  'server/contact/contact.test.ts',
  // Which index serves a statement is each database's own answer.
  'server/tests/query-plans.test.ts',
];
/** All tests of what runs outside of a browser. */
const IN_NODE = '{domain,schemas,server,cli,scripts,content,docs,lab}/**/*.test.ts';

/** What takes longest for what it finds: storms of faults, and whole processes of which others start one too. */
const LONG = [
  'lab/faults/*.test.ts',
  'cli/{affected-bookings,own-names,price-fields,publish,publish-to,releases,session,watch}.test.ts',
  'cli/{check/report-cache,diff/diff,preview/preview,publish/damaged-pictures,publish/logo}.test.ts',
  'scripts/{package,regular-expressions,start-faults}.test.ts',
  'server/main.test.ts',
  'server/test-support/embedded-postgres.test.ts',
  'server/tests/{handed-socket,stop,two-processes}.test.ts',
];

/** The same of what is drawn: every story once more in other words, every example compiled. */
const LONG_IN_DOM = ['stories/{examples/examples,locales/nothing-hard-coded}.test.{ts,tsx}'];

/** What is random, once more with the seed of the commit. */
const RANDOM = globSync(IN_NODE).filter((file) =>
  /from '(?:fast-check|.*\/test-seed\.ts)'/.test(readFileSync(file, 'utf8')),
);

const gone = [...LONG, ...LONG_IN_DOM, ...ON_POSTGRES, ...ON_THE_SERVER].filter(
  (pattern) => globSync(pattern).length === 0,
);
if (gone.length > 0) throw new Error(`vitest.config.ts names tests that are gone: ${gone.join(', ')}`);

export default defineConfig({
  test: {
    // By default one core is kept for a person who watches; many of these tests wait for processes of their own.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...withoutWalls,
          name: 'node',
          include: [IN_NODE],
          exclude: LONG,
          globalSetup: ['./server/test-support/sqlite-template.ts'],
        },
      },
      {
        test: {
          ...withoutWalls,
          name: 'long',
          include: [...LONG, ...RANDOM],
          globalSetup: ['./server/test-support/sqlite-template.ts'],
        },
      },
      {
        test: {
          ...withoutWalls,
          name: 'postgres',
          include: ON_POSTGRES,
          globalSetup: ['./server/test-support/postgres-server.ts'],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          ...inDom,
          name: 'components',
          include: ['design-system/**/*.test.{ts,tsx}'],
          exclude: ON_THE_SERVER,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          ...inDom,
          name: 'dom',
          css: AS_TEXT,
          include: ['{site,stories}/**/*.test.{ts,tsx}'],
          exclude: [...ON_THE_SERVER, ...LONG_IN_DOM],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: { ...inDom, name: 'long-dom', css: AS_TEXT, include: LONG_IN_DOM },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: { ...inDom, name: 'on-the-server', isolate: true, css: AS_TEXT, include: ON_THE_SERVER },
      },
    ],
  },
});
