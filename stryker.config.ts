/** Where a small slip costs money, rooms or an account (TRUST C6). */
export const CRITICAL_FILES = [
  // What a stay costs, and what goes back.
  'domain/{deposit,discounted-nights,money,plan-discount,price,price-charge,price-difference}.ts',
  'domain/{price-extra,price-night,price-summary,price-terms,promo-code,tax}.ts',
  'domain/{cancellation,penalty,policy-rules,refund}.ts',
  // Whether there is a room, and what may happen to a booking.
  'domain/{availability,booking-state,occupancy,stay}.ts',
  // What a code is worth, what a colour may be, and where an address may lead.
  'server/accounts/codes/code.ts',
  'design-system/theme/read-theme.ts',
  'site/app/custom-domain.ts',
  'site/app/third-parties/script-addresses.ts',
  'site/shared/contact-addresses.ts',
  'site/shared/failures/handle-failure.ts',
];

/**
 * `npm run mutation`: each file is altered in one place at a time, and a test must fail each time. What survived is
 * printed with its place. `npm run mutation -- --mutate domain/money.ts` tries one file. It takes most of an hour.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: CRITICAL_FILES,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignorePatterns: ['.data', '.cache', 'content/images', 'e2e', 'site/dist', 'storybook-static'],
  tempDirName: '.data/mutation',
  incremental: true,
  incrementalFile: '.data/mutation.json',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 100, low: 95, break: 95 },
};
