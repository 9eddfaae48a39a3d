import { defineConfig, type Project } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { findFirefox, firefoxEnv } from '../scripts/firefox.ts';
import { servedHotels, WORKERS } from './hotels.ts';

/** Whatever a page asks for, no request leaves this machine. */
const NOTHING_OUTSIDE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

const chromium: Project = {
  name: 'chromium',
  use: {
    browserName: 'chromium',
    // The browser's language decides in which order a date is typed.
    launchOptions: {
      executablePath: await findChromium(),
      // Tabs of one guest share a process, which has compiled the scripts already.
      args: [...chromiumArgs, '--lang=en-US', '--process-per-site', NOTHING_OUTSIDE],
    },
  },
};

const firefoxPath = await findFirefox();
/** The journeys on which money depends, where there is a Firefox. */
const firefox: Project[] =
  firefoxPath === undefined
    ? []
    : [
        {
          name: 'firefox',
          grep: /@firefox/,
          use: {
            browserName: 'firefox',
            channel: 'moz-firefox',
            launchOptions: {
              executablePath: firefoxPath,
              env: firefoxEnv(),
              // Whatever a page asks for, no request leaves this machine.
              firefoxUserPrefs: { 'network.dns.disabled': true },
            },
          },
        },
      ];

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results/e2e',
  workers: WORKERS,
  // What hangs. A journey takes seconds, and a minute where a machine has much else to do.
  timeout: 120_000,
  forbidOnly: process.env['CI'] !== undefined,
  // Two browsers and six hotels share two cores.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./failure-reporter.ts']],
  use: {
    locale: 'en-IN',
    // Far from every test hotel, so that a date in the browser's time zone shows as wrong.
    timezoneId: 'Pacific/Kiritimati',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step takes a third more of the time: who looks for a fault runs its journey with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [chromium, ...firefox],
  webServer: servedHotels.map(({ content, port }) => ({
    command: `node e2e/serve-hotel.ts ${content} ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/api/v1/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  })),
});
