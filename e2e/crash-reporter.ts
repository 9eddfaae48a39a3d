import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Failure, writeFailures } from '../scripts/restart-crashed.ts';

/** Records which journeys failed and why, so that those whose renderer crashed can run again. */
export default class CrashReporter implements Reporter {
  readonly #failures: Failure[] = [];

  onTestEnd(test: TestCase, { errors }: TestResult): void {
    if (test.outcome() !== 'unexpected') return;
    const { file, line } = test.location;
    this.#failures.push({
      name: `${relative(process.cwd(), file)}:${line}`,
      messages: errors.map(({ message = '' }) => message),
    });
  }

  /** An error outside a journey is never a renderer crash. */
  onError(): void {
    this.#failures.push({ name: 'the run', messages: [] });
  }

  onEnd(): void {
    writeFailures(this.#failures);
  }

  printsToStdio(): boolean {
    return false;
  }
}
