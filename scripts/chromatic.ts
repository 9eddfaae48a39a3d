/**
 * Sends the Matrix stories to Chromatic in the modes of `.storybook/modes.ts`, as `npm run test:visual` compares them
 * here. Other arguments are passed on, such as `--only-story-names 'Screens/**'`.
 */
import { runTool } from './built-storybook.ts';

const NO_TOKEN = `Chromatic needs a project token, and CHROMATIC_PROJECT_TOKEN is not set.

  1. Sign in at https://www.chromatic.com and add this repository as a project.
  2. Copy the token from the project's page: Manage, Configure.
  3. CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic

Without an account, npm run test:visual compares the same stories in the same modes on this machine.`;

const words = process.argv.slice(2);
const which = words.includes('--only-story-names') ? [] : ['--only-story-names', '**/Matrix'];

if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '') === '') {
  console.error(NO_TOKEN);
  process.exitCode = 1;
} else {
  process.exitCode = await runTool('chromatic', [
    '--build-script-name',
    'build:storybook',
    '--exit-zero-on-changes',
    ...which,
    ...words,
  ]);
}
