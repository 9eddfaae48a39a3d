import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { servedHotels } from './hotels.ts';

/** Whatever a page asks for, no request leaves this machine. */
const NOTHING_OUTSIDE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results/e2e',
  workers: 1,
  timeout: 60_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['./failure-reporter.ts']],
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    // Far from every test hotel, so that a date in the browser's time zone shows as wrong.
    timezoneId: 'Pacific/Kiritimati',
    contextOptions: { reducedMotion: 'reduce' },
    // The browser's language decides in which order a date is typed.
    launchOptions: {
      executablePath: await findChromium(),
      // Tabs of one guest share a process, which has compiled the scripts already.
      args: [...chromiumArgs, '--lang=en-US', '--process-per-site', NOTHING_OUTSIDE],
    },
    // Recording every step takes a third more of the time: who looks for a fault runs its journey with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: servedHotels.map(({ content, port, origin }) => ({
    command: `node e2e/serve-hotel.ts ${content} ${port}`,
    cwd: '..',
    url: `${origin}/api/v1/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  })),
});
