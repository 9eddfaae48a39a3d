/** Publishing the demo hotel as whole processes, interleaved with baselines: encoding the same pictures, an empty process. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCli, isCliBuilt } from '../scripts/build-cli.ts';
import { median, timeNode, type Used, measureNode } from './processes.ts';
import { rounds } from './short.ts';

const RUNS = rounds(3);
/** In each run. */
const CHANGED_WORDS = rounds(5);

export async function benchPublish(): Promise<Record<string, string>[]> {
  if (!isCliBuilt()) await buildCli();
  const cold: Used[] = [];
  const word: Used[] = [];
  const warm: Used[] = [];
  const floor: Used[] = [];
  const check: Used[] = [];
  const empty: Used[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
    // Building the command sets NODE_ENV, and production asks for more variables.
    const env = { DATA_DIR: join(folder, 'data'), NODE_ENV: 'development' };
    const content = join(folder, 'content');
    cpSync('content', content, { recursive: true });
    const publish = (): Used => measureNode(['cli/verandah.cjs', 'publish', content], env);
    try {
      floor.push(measureNode(['lab/encode-pictures.ts', 'content/images']));
      cold.push(publish());
      // The first change also writes V8's code caches of the command.
      for (let change = 0; change <= CHANGED_WORDS; change += 1) {
        changeWord(content, `Word ${change}`);
        if (change === 0) timeNode(['cli/verandah.cjs', 'publish', content], env);
        else word.push(publish());
        empty.push(measureNode(['-e', '0']));
        check.push(measureNode(['cli/main.ts', 'check', content]));
      }
      // Without its database the release is new again, but the pictures are cached.
      for (const ending of ['', '-wal', '-shm'])
        rmSync(join(folder, `data/verandah.sqlite${ending}`), { force: true });
      warm.push(publish());
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return [
    row('publish, first time', cold, 'encoding the pictures alone', floor),
    row('publish, pictures cached', warm, 'encoding the pictures alone', floor),
    row('publish, one changed word', word, 'an empty Node process', empty),
    row('check', check, 'an empty Node process', empty),
  ];
}

function changeWord(content: string, tagline: string): void {
  const file = join(content, 'hotel.json');
  // The demo hotel has passed the check.
  const hotel = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...hotel, tagline }, null, 2));
}

function row(what: string, used: Used[], against: string, base: Used[]): Record<string, string> {
  const wall = (runs: Used[]): number => median(runs.map(({ wallSeconds }) => wallSeconds));
  const processor = (runs: Used[]): number => median(runs.map(({ cpuSeconds }) => cpuSeconds));
  return {
    what,
    'median s': wall(used).toFixed(2),
    'processor s': processor(used).toFixed(2),
    against,
    ratio: (wall(used) / wall(base)).toFixed(2),
    'of processor': (processor(used) / processor(base)).toFixed(2),
  };
}
