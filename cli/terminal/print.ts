import { writeSync } from 'node:fs';

/** Prints lines on standard output. */
export function print(text: string): void {
  write(1, `${text}\n`);
}

/** Prints lines on standard error. */
export function printError(text: string): void {
  write(2, `${text}\n`);
}

// Straight to the descriptor: the streams that Node makes for them take longer to set up than a small check takes.
function write(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // `verandah check | head` closes the pipe early: the verdict is known by then and is all that is left to give.
      if (code === 'EPIPE') process.exit();
      if (code !== 'EAGAIN') throw error;
      waitForDrain();
    }
  }
}

const NOTHING = new Int32Array(new SharedArrayBuffer(4));

/** A pipe whose reader is slower than we are: a moment later there is room again. */
function waitForDrain(): void {
  Atomics.wait(NOTHING, 0, 0, 2);
}
