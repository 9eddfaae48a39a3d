import { writeSync } from 'node:fs';

export function print(text: string): void {
  write(1, `${text}\n`);
}

export function printError(text: string): void {
  write(2, `${text}\n`);
}

// Writes to the descriptor: Node's streams take longer to set up than a small check takes.
function write(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // `verandah check | head` closes the pipe early; the exit code is already set.
      if (code === 'EPIPE') process.exit();
      if (code !== 'EAGAIN') throw error;
      waitForDrain();
    }
  }
}

const NOTHING = new Int32Array(new SharedArrayBuffer(4));

function waitForDrain(): void {
  Atomics.wait(NOTHING, 0, 0, 2);
}
