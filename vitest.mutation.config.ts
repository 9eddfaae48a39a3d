import { defineConfig } from 'vitest/config';
import { CRITICAL_FILES } from './stryker.config.ts';

/** The tests of the critical files alone, for `npm run mutation` and `npm run coverage`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'domain/**/*.test.ts',
      'server/accounts/codes/*.test.ts',
      'design-system/theme/compile-theme.test.ts',
      'site/app/custom-domain.test.ts',
      'site/app/third-parties/script-addresses.test.ts',
      'site/shared/contact-addresses.test.ts',
      'site/shared/failures/*.test.ts',
    ],
    // A few of what the properties try: each mutant is tried anew.
    env: { TZ: 'America/St_Johns', PROPERTY_RUNS: '20', THEME_RUNS: '200' },
    testTimeout: 20_000,
    coverage: {
      provider: 'v8',
      include: CRITICAL_FILES,
      reporter: ['text'],
      reportsDirectory: '.data/coverage',
      thresholds: { branches: 100 },
    },
  },
});
