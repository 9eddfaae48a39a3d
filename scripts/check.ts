/**
 * Everything that continuous integration runs, in the order in which a fault is cheapest to find, two steps at a time.
 * `--quick` stops before the steps that build or open a browser.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Step {
  name: string;
  script: string;
  /** Words for the script's tool. */
  words?: readonly string[];
}

const quickSteps: Step[] = [
  { name: 'lock file', script: 'lock:check' },
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

const slowSteps: Step[] = [
  // The longest first, so that both lanes end at about the same time.
  { name: 'journeys in the browser', script: 'test:e2e' },
  { name: 'server and checker tests', script: 'test:node', words: REPEATED_ONCE },
  { name: 'stories', script: 'test:stories' },
  { name: 'component and screen tests', script: 'test:dom', words: REPEATED_ONCE },
  { name: 'sizes', script: 'sizes' },
];

/** A step seldom keeps more than one core busy for long, and a machine has two at least. A third only makes all of them slower. */
const AT_ONCE = 2;

const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const started = performance.now();
/** What the steps that failed have printed. */
const faults: string[] = [];

await runSteps(quickSteps, AT_ONCE);
if (!process.argv.includes('--quick')) {
  await runSteps(buildSteps, 1);
  await runSteps(slowSteps, AT_ONCE);
}
// Last, where a reader of a long log looks first.
for (const words of faults) console.error(words);
if (faults.length === 0) console.log(`\nAll checks passed in ${secondsSince(started)}.`);

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
