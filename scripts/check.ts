/**
 * What continuous integration runs, in the order in which a fault is cheapest to find, two steps at a time: `npm test`,
 * and then `npm run test:rest` (`--rest`). `--quick` stops before the steps that build or open a browser.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { USUAL_SEED } from './test-seed.ts';

interface Step {
  name: string;
  script: string;
  /** Words for the script's tool. */
  words?: readonly string[];
}

const quickSteps: Step[] = [
  { name: 'lock file', script: 'lock:check' },
  { name: 'version', script: 'version:check' },
  { name: 'generated files', script: 'generate:check' },
  { name: 'format', script: 'format:check' },
  // More of them check what they share once more each, and the lint keeps the other core busy.
  { name: 'types', script: 'types', words: ['--', '--checkers', '1'] },
  { name: 'lint', script: 'lint' },
  { name: 'description of the API', script: 'lint:api' },
  { name: 'boundaries', script: 'boundaries' },
  { name: 'unused code', script: 'unused' },
  { name: 'demo content', script: 'content:check' },
];

/** As in the browser (`repeat-failed.ts`): a test that passes when it is repeated does not stop the run. It is marked as repeated. */
const REPEATED_ONCE = ['--', '--retry=1'] as const;

/** What the slow steps run on. */
const buildSteps: Step[] = [{ name: 'build', script: 'build' }];

/** What finds most in a second. The longest first, so that both lanes end at about the same time. */
const usualSteps: Step[] = [
  { name: 'domain, server and checker tests', script: 'test:node', words: REPEATED_ONCE },
  { name: 'component and screen tests', script: 'test:dom', words: REPEATED_ONCE },
  {
    name: 'stories that do something',
    script: 'test:stories',
    words: ['--', '--includeTags', 'play-fn', '--excludeTags', 'rest'],
  },
  {
    name: 'a journey of each kind of user',
    script: 'test:e2e',
    words: ['--', '--project', 'chromium', '--grep', '@each-user'],
  },
  { name: 'sizes', script: 'sizes' },
];

/** `--rest`: what takes long, and what is random with the seed of this commit. Each keeps two cores busy by itself. */
const restSteps: Step[] = [
  {
    name: 'PostgreSQL, faults, whole processes and random properties',
    script: 'test:long',
    words: REPEATED_ONCE,
  },
  { name: 'all journeys in the browser', script: 'test:e2e' },
  { name: 'all stories', script: 'test:stories' },
];

/** A step seldom keeps more than one core busy for long, and a machine has two at least. A third only makes all of them slower. */
const AT_ONCE = 2;

const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const started = performance.now();
/** What the steps that failed have printed. */
const faults: string[] = [];

if (process.argv.includes('--rest')) {
  process.env['TEST_SEED'] ??= String(seedOfCommit());
  console.log(
    `The seed is ${process.env['TEST_SEED']}. To repeat this run: TEST_SEED=${process.env['TEST_SEED']} npm run test:rest`,
  );
  await runSteps(buildSteps, 1);
  await runSteps(restSteps, 1);
} else {
  await runSteps(quickSteps, AT_ONCE);
  if (!process.argv.includes('--quick')) {
    await runSteps(buildSteps, 1);
    await runSteps(usualSteps, AT_ONCE);
  }
}
// Last, where a reader of a long log looks first.
for (const words of faults) console.error(words);
if (faults.length === 0) console.log(`\nAll checks passed in ${secondsSince(started)}.`);

/** Another seed for each commit, and the same for whoever repeats it. Outside of a repository it is the usual one. */
function seedOfCommit(): number {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(0, 7), 16) : USUAL_SEED;
}

async function runSteps(steps: Step[], atOnce: number): Promise<void> {
  await Promise.all(Array.from({ length: atOnce }, () => takeSteps(steps)));
}

/** Runs one step after the other, until none is left or one has failed. */
async function takeSteps(steps: Step[]): Promise<void> {
  const step = process.exitCode === undefined ? steps.shift() : undefined;
  if (step === undefined) return;
  const began = performance.now();
  const child = spawn('npm', ['run', '--silent', step.script, ...(step.words ?? [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => said.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  // Said in one piece, so that two steps do not mix their lines.
  const words = `\n── ${step.name}: npm run ${step.script}\n${Buffer.concat(said).toString().trim()}\n`;
  if (status === 0) {
    console.log(`${words}✓ ${step.name} (${secondsSince(began)})`);
  } else {
    const failed = `✗ ${step.name} failed after ${secondsSince(began)}. Run it alone: npm run ${step.script}`;
    console.error(`\n${failed}`);
    faults.push(`${words}${failed}`);
    process.exitCode = status ?? 1;
  }
  await takeSteps(steps);
}
