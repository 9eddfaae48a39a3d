/**
 * `npm run new <kind> <name>`: asks what a component is for and where it belongs, unless `--purpose` and `--group` say
 * it (`npm run new component x -- --purpose …`), writes the files of a component or decision from `scripts/new/templates`, and lists
 * what is left to do. Tests name what is missing.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { NEW_KINDS, make } from './new/make.ts';
import { CannotMake } from './new/names.ts';
import { GROUPS } from '../stories/component-groups.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { purpose: { type: 'string' }, group: { type: 'string' } },
});
const [kind, name, ...more] = positionals;
const root = join(import.meta.dirname, '..');

function generate(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0) return;
  console.error(
    `The files are written; scripts/${script} stopped. Correct what it says, then npm run generate.`,
  );
  process.exit(1);
}

interface Answers {
  purpose?: string | undefined;
  group?: string | undefined;
}

/** Asks for what the command line does not say. Without a terminal nobody can answer, and the generator refuses. */
async function asked({ purpose, group }: Answers): Promise<Answers> {
  if (!process.stdin.isTTY) return { purpose, group };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return {
      purpose: purpose ?? (await terminal.question('What is it for, in one sentence? ')),
      group: group ?? (await terminal.question(`Where does it belong (${GROUPS.join(', ')})? `)),
    };
  } finally {
    terminal.close();
  }
}

if (kind === undefined || name === undefined || more.length > 0) {
  console.error(`Say what and how it is called, in one word: npm run new <${NEW_KINDS.join('|')}> <name>`);
  process.exit(2);
}
try {
  const { purpose, group } = kind === 'component' ? await asked(values) : values;
  const { paths, next } = await make({ kind, name, purpose, group }, root);
  for (const path of paths) console.log(`made     ${path}`);
  if (kind === 'component') {
    generate('generate.ts');
    generate('size-check.ts', '--write-new');
  }
  console.log(['', 'Next:', ...next.map((step) => `  ${step}`)].join('\n'));
} catch (error) {
  if (!(error instanceof CannotMake)) throw error;
  console.error(error.message);
  process.exit(2);
}
