import { getJestConfig } from '@storybook/test-runner';
import { chromiumArgs } from '../scripts/chromium.ts';

const base = getJestConfig();
const environment = base.testEnvironmentOptions['jest-playwright'];

export default {
  ...base,
  rootDir: '..',
  testEnvironment: '<rootDir>/.storybook/shared-page.js',
  // The environment gives the tests what these would load for each file.
  setupFilesAfterEnv: [],
  transformIgnorePatterns: ['/node_modules/', '/shared-page\\.js$'],
  testTimeout: 60_000,
  reporters: [...(base.reporters ?? ['default']), '<rootDir>/.storybook/failure-reporter.ts'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...environment,
      browsers: ['chromium'],
      launchType: 'LAUNCH',
      // shared-page.js starts one for all files of a worker.
      skipInitialization: true,
      launchOptions: { executablePath: process.env.CHROMIUM_PATH, headless: true, args: chromiumArgs },
      contextOptions: {
        viewport: { width: 1024, height: 768 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Asia/Kolkata',
      },
    },
  },
};
