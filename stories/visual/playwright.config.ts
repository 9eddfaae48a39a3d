import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../../scripts/chromium.ts';

/** `npm run test:visual` starts it and passes the browser and the Storybook. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: [['line']],
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    baseURL: process.env['TARGET_URL'],
    browserName: 'chromium',
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '', args: chromiumArgs },
  },
});
