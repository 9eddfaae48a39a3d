import critical from './stryker.config.ts';

/** What changed outside of the critical files: `npm run mutation -- --since <commit>` names the lines. */
export default {
  ...critical,
  vitest: { configFile: 'vitest.elsewhere.config.ts', related: true },
  mutate: [] as string[],
  incremental: false,
  thresholds: { high: 95, low: 85, break: 85 },
};
