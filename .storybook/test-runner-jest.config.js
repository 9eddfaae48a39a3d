import { getJestConfig } from '@storybook/test-runner';
import { chromiumArgs } from '../scripts/chromium.ts';

const base = getJestConfig();
const environment = base.testEnvironmentOptions['jest-playwright'];

export default {
  ...base,
  rootDir: '..',
  testTimeout: 60_000,
  reporters: [...(base.reporters ?? ['default']), '<rootDir>/.storybook/failure-reporter.ts'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...environment,
      browsers: ['chromium'],
      launchType: 'LAUNCH',
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
