/**
 * Visits every story of the built Storybook in Chromium: it must draw, its play function must pass and axe must find nothing.
 * A visit to all of them ends with the pages of documentation.
 * Builds Storybook first unless `--no-build` is given.
 */
import { runTool, visitStorybook } from './built-storybook.ts';
import { findChromium } from './chromium.ts';
import { docsFaults } from './docs-pages.ts';
import { readSteady, repeatFailed } from './repeat-failed.ts';

try {
  const chromium = await findChromium();
  const { isSteady, words: asked } = readSteady(process.argv.slice(2));
  process.exitCode = await visitStorybook(asked, async (url, words) => {
    const code = await repeatFailed(
      (only, env) =>
        runTool(
          'test-storybook',
          [
            '--config-dir',
            '.storybook',
            '--index-json',
            '--url',
            url,
            '--maxWorkers',
            '2',
            ...(only.length === 0 ? words : only),
          ],
          { ...env, CHROMIUM_PATH: chromium, TARGET_URL: url, STORYBOOK_DISABLE_TELEMETRY: '1' },
        ),
      { isSteady },
    );
    if (code !== 0 || words.length > 0) return code;
    const faults = await docsFaults(url, chromium);
    for (const fault of faults) console.error(fault);
    return faults.length === 0 ? 0 : 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
