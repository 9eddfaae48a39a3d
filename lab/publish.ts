/** Publishing the demo hotel as whole processes, interleaved with a baseline that only encodes the same pictures. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, timeNode } from './processes.ts';

const RUNS = 3;

export function benchPublish(): Record<string, string>[] {
  const cold: number[] = [];
  const warm: number[] = [];
  const floor: number[] = [];
  const check: number[] = [];
  const empty: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
    const env = { DATA_DIR: folder };
    try {
      empty.push(timeNode(['-e', '0']));
      check.push(timeNode(['cli/main.ts', 'check', 'content']));
      floor.push(timeNode(['lab/encode-pictures.ts', 'content/images']));
      cold.push(timeNode(['cli/main.ts', 'publish', 'content'], env));
      // Without its database the release is new again, but the pictures are cached.
      for (const ending of ['', '-wal', '-shm'])
        rmSync(join(folder, `verandah.sqlite${ending}`), { force: true });
      warm.push(timeNode(['cli/main.ts', 'publish', 'content'], env));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return [
    row('publish, first time', cold, 'encoding the pictures alone', floor),
    row('publish, pictures cached', warm, 'encoding the pictures alone', floor),
    row('check', check, 'an empty Node process', empty),
  ];
}

function row(what: string, seconds: number[], against: string, base: number[]): Record<string, string> {
  return {
    what,
    'median s': median(seconds).toFixed(2),
    against,
    ratio: (median(seconds) / median(base)).toFixed(2),
  };
}
