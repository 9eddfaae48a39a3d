/**
 * Everything that continuous integration runs, in the order in which a fault is cheapest to find.
 * `--quick` stops before the steps that build or open a browser.
 */
import { spawnSync } from 'node:child_process';

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

const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const steps = process.argv.includes('--quick') ? quickSteps : [...quickSteps, ...slowSteps];
const started = performance.now();

for (const { name, script } of steps) {
  const began = performance.now();
  console.log(`\n── ${name}: npm run ${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n✗ ${name} failed after ${secondsSince(began)}. Run it alone: npm run ${script}`);
    process.exit(status ?? 1);
  }
  console.log(`✓ ${name} (${secondsSince(began)})`);
}
console.log(`\nAll checks passed in ${secondsSince(started)}.`);
