import { basename } from 'node:path';
import { writeFailures } from '../scripts/repeat-failed.ts';

interface FileResult {
  testFilePath: string;
  testExecError?: unknown;
  numFailingTests: number;
}

/** Records which story files failed, so that they can be repeated. */
export default class FailureReporter {
  readonly #failed: string[] = [];

  onTestResult(_test: unknown, { testFilePath, testExecError, numFailingTests }: FileResult): void {
    const hasFailed = numFailingTests > 0 || (testExecError !== undefined && testExecError !== null);
    // A file is a component or a screen. Jest reads its name as a pattern.
    if (hasFailed) this.#failed.push(`/${basename(testFilePath)}$`);
  }

  onRunComplete(): void {
    writeFailures(this.#failed);
  }
}
