/**
 * Makes every journey of `e2e/` in Chromium, and those tagged `@firefox` in Firefox too, through the site as it is built.
 * Other words are passed on to Playwright.
 */
import { runTool } from './built-storybook.ts';
import { findFirefox } from './firefox.ts';
import { readSteady, repeatFailed } from './repeat-failed.ts';

const { isSteady, words } = readSteady(process.argv.slice(2));
try {
  process.exitCode = await repeatFailed(
    (only, env) =>
      runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...words, ...only], env),
    { isSteady },
  );
  if ((await findFirefox()) === undefined)
    console.log(
      'Firefox was left out: none starts on this machine. Install one (Debian: apt-get install firefox-esr), or set FIREFOX_PATH.',
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
