/**
 * Benches and long fault runs: `npm run lab` lists them, `npm run lab -- kills 200` runs one. lab/README.md explains
 * their figures. `--control` tests a broken variant and fails when it is not noticed; `--postgres` starts a
 * PostgreSQL server; `--clients 16` sets the number of guests; `--proxy haproxy` chooses between two installed
 * proxies; `--peers` also measures packages that are installed for the run; `--short` runs a bench once around.
 */
import { parseArgs } from 'node:util';
import { suggestions } from '#schemas/engine';
import { BENCHES } from './benches.ts';
import type { Experiment } from './experiment.ts';
import { FAULTS } from './faults.ts';
import { MissingTool } from './faults/strace.ts';
import { LOADS } from './load.ts';

const KINDS = { Benches: BENCHES, Faults: FAULTS, Load: LOADS };
const EXPERIMENTS: Readonly<Record<string, Experiment>> = { ...BENCHES, ...FAULTS, ...LOADS };
const NAME_WIDTH = 16;

class WrongWords extends Error {}

if (import.meta.main) process.exitCode = await runLab(process.argv.slice(2));

/** @returns the exit code: 2 for words that it does not understand, or a tool that is not installed. */
export async function runLab(words: string[]): Promise<number> {
  try {
    return await run(words);
  } catch (error) {
    if (!(error instanceof WrongWords || error instanceof MissingTool)) throw error;
    console.error(error.message);
    return 2;
  }
}

async function run(words: string[]): Promise<number> {
  const { values, positionals } = read(words);
  const [name, count] = positionals;
  if (name === undefined) return list();
  const experiment = Object.hasOwn(EXPERIMENTS, name) ? EXPERIMENTS[name] : undefined;
  if (experiment === undefined) throw new WrongWords(unknown(name));
  const wanted = {
    count: Number(count ?? experiment.count ?? 1),
    clients: Number(values.clients),
    isControl: values.control,
    isPostgres: values.postgres,
    withPeers: values.peers,
    proxy: values.proxy,
  };
  if (!(wanted.count > 0) || !(wanted.clients > 0))
    throw new WrongWords(`Numbers must be above zero, as in: npm run lab -- kills 200 --clients 16`);
  return experiment.run(wanted);
}

function read(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        control: { type: 'boolean', default: false },
        postgres: { type: 'boolean', default: false },
        peers: { type: 'boolean', default: false },
        // Read by `short.ts`.
        short: { type: 'boolean', default: false },
        clients: { type: 'string', default: '16' },
        proxy: { type: 'string' },
      },
    });
  } catch (error) {
    throw new WrongWords(error instanceof Error ? error.message : String(error));
  }
}

function list(): number {
  for (const [kind, experiments] of Object.entries(KINDS)) {
    console.log(`${kind}:`);
    for (const [name, { about, count }] of Object.entries(experiments)) {
      const times = count === undefined ? '' : ` (${count})`;
      console.log(`  ${name.padEnd(NAME_WIDTH)}${about}${times}`);
    }
  }
  console.log('\nRun one: npm run lab -- <name> [number] [--control] [--postgres]');
  console.log('In parentheses: the number of a run that names none.');
  return 0;
}

function unknown(name: string): string {
  const near = suggestions(name, Object.keys(EXPERIMENTS));
  const meant = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  return `The lab has no ${name}.${meant} npm run lab lists what there is.`;
}
