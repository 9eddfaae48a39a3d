/**
 * `npm run mutation`: does a test notice when a rule of the hotel is altered? Each file is changed in one place at a time
 * and its tests run again (TRUST C6); the report is printed, and the run fails below the threshold.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: ['domain/{availability,booking-state,cancellation,money,occupancy,penalty,policy-rules,price,price-extra,price-line,price-night,price-difference,promo-code,refund,stay,tax}.ts'],
  coverageAnalysis: 'perTest',
  ignorePatterns: ['.data', '.cache', 'site/dist', 'storybook-static', 'e2e', 'content/images'],
  tempDirName: '.data/mutation',
  incremental: true,
  incrementalFile: '.data/mutation.json',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.data/mutation-report.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 100, low: 95, break: 95 },
  concurrency: 1,
};
