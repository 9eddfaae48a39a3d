/**
 * Mutation testing: code is altered in one place at a time, and a test must fail each time. `npm run mutation` alters the
 * critical files (TRUST C6), `npm run mutation -- --since <commit>` the lines that changed since then, of whatever runs in
 * Node. What survived is printed with its place, for somebody to read. Other words are passed on to Stryker.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runTool } from './built-storybook.ts';
import { changedLines, splitByWeight } from './changed-lines.ts';

const CRITICAL = 'stryker.config.ts';
const ELSEWHERE = 'stryker.elsewhere.config.ts';

try {
  process.exitCode = await testMutants(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function testMutants(words: string[]): Promise<number> {
  const { values } = parseArgs({ args: words, options: { since: { type: 'string' } }, strict: false });
  if (typeof values.since !== 'string') return runTool('stryker', ['run', CRITICAL, ...words]);
  const { critical, elsewhere } = splitByWeight(changedLines(diffSince(values.since)));
  console.log(`Changed places: ${critical.length} in critical files, ${elsewhere.length} elsewhere.`);
  const codes = [await alter(critical, CRITICAL), await alter(elsewhere, ELSEWHERE)];
  return Math.max(...codes);
}

async function alter(places: readonly string[], config: string): Promise<number> {
  if (places.length === 0) return 0;
  return runTool('stryker', ['run', config, '--force', '--mutate', places.join(',')]);
}

function diffSince(commit: string): string {
  const { status, stdout, stderr } = spawnSync('git', ['diff', '--unified=0', '--no-color', commit], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`The changes since ${commit} cannot be read: ${stderr.trim()}`);
  return stdout;
}
