import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Failure, writeFailures } from '../scripts/restart-crashed.ts';

/** Writes down which journeys failed and why, so that those whose renderer crashed can be made again. */
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

  /** Outside of any journey: never a crash of a renderer. */
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
