/**
 * Everything that continuous integration runs, in the order in which a fault is cheapest to find.
 * `--quick` stops before the steps that build or open a browser.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

interface Step {
  name: string;
  script: string;
}

const quickSteps: Step[] = [
  { name: 'lock file', script: 'lock:check' },
  { name: 'generated files', script: 'generate:check' },
  { name: 'format', script: 'format:check' },
  { name: 'types', script: 'types' },
  { name: 'lint', script: 'lint' },
  { name: 'description of the API', script: 'lint:api' },
  { name: 'boundaries', script: 'boundaries' },
  { name: 'unused code', script: 'unused' },
  { name: 'demo content', script: 'content:check' },
];

const slowSteps: Step[] = [
  { name: 'build', script: 'build' },
  { name: 'sizes', script: 'sizes' },
  { name: 'unit and server tests', script: 'test:unit' },
  { name: 'stories', script: 'test:stories' },
  { name: 'journeys in the browser', script: 'test:e2e' },
];

/** Most quick steps keep one core busy, and a machine has two at least. */
const QUICK_AT_ONCE = 2;

const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const started = performance.now();

await Promise.all(Array.from({ length: QUICK_AT_ONCE }, takeQuickSteps));
if (!process.argv.includes('--quick') && process.exitCode === undefined) slowSteps.every(runSlowStep);
if (process.exitCode === undefined) console.log(`\nAll checks passed in ${secondsSince(started)}.`);

/** Runs one quick step after the other, until none is left or one has failed. */
async function takeQuickSteps(): Promise<void> {
  const step = process.exitCode === undefined ? quickSteps.shift() : undefined;
  if (step === undefined) return;
  const began = performance.now();
  const child = spawn('npm', ['run', '--silent', step.script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => said.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  // Said in one piece, so that two steps do not mix their lines.
  console.log(`\n── ${step.name}: npm run ${step.script}\n${Buffer.concat(said).toString().trim()}`);
  conclude(step, status, began);
  await takeQuickSteps();
}

function runSlowStep(step: Step): boolean {
  const began = performance.now();
  console.log(`\n── ${step.name}: npm run ${step.script}`);
  const { status } = spawnSync('npm', ['run', '--silent', step.script], { stdio: 'inherit' });
  conclude(step, status, began);
  return status === 0;
}

function conclude({ name, script }: Step, status: number | null, began: number): void {
  if (status === 0) {
    console.log(`✓ ${name} (${secondsSince(began)})`);
    return;
  }
  console.error(`\n✗ ${name} failed after ${secondsSince(began)}. Run it alone: npm run ${script}`);
  process.exitCode = status ?? 1;
}
