import { basename } from 'node:path';
import { type Failure, writeFailures } from '../scripts/restart-crashed.ts';

interface FileResult {
  testFilePath: string;
  testExecError?: { message: string };
  testResults: readonly { status: string; failureMessages: readonly string[] }[];
}

/** Records which story files failed and why, so that those whose renderer crashed can run again. */
export default class CrashReporter {
  readonly #failures: Failure[] = [];

  onTestResult(_test: unknown, { testFilePath, testExecError, testResults }: FileResult): void {
    const messages = testResults.flatMap(({ failureMessages }) => failureMessages);
    if (testExecError !== undefined) messages.push(testExecError.message);
    // A file is a component or a screen. Jest reads its name as a pattern.
    if (messages.length > 0) this.#failures.push({ name: `/${basename(testFilePath)}$`, messages });
  }

  onRunComplete(): void {
    writeFailures(this.#failures);
  }
}
