import { relative } from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';
import { writeFailures } from '../scripts/repeat-failed.ts';

/** Records which journeys failed, so that they can be repeated. */
export default class FailureReporter implements Reporter {
  readonly #failed: string[] = [];
  #isBroken = false;

  onTestEnd(test: TestCase): void {
    if (test.outcome() !== 'unexpected') return;
    const { file, line } = test.location;
    this.#failed.push(`${relative(process.cwd(), file)}:${line}`);
  }

  /** An error outside a journey is met again by every one of them. */
  onError(): void {
    this.#isBroken = true;
  }

  onEnd(): void {
    writeFailures(this.#isBroken ? [] : [...new Set(this.#failed)]);
  }

  printsToStdio(): boolean {
    return false;
  }
}
