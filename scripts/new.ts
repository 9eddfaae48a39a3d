/**
 * `npm run new <kind> <name>`: the files that one more component, screen, schema, endpoint, migration or decision needs, entered
 * where the project lists such things, so that `npm run check` passes before the first line is written by hand.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CannotMake, type Change } from './new/change.ts';
import { GENERATORS, make } from './new/make.ts';

const [kind, name] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');

/** Something is generated from it. */
function isSource({ path }: Change): boolean {
  return /^(?:schemas|design-system|site\/public)\//.test(path);
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

if (kind === undefined || name === undefined) {
  console.error(`Say what and how it is called: npm run new <${Object.keys(GENERATORS).join('|')}> <name>`);
  process.exit(2);
}
try {
  const { changes, next } = make(kind, name, root);
  run('prettier', ['--write', ...changes.map(({ path }) => path)]);
  if (changes.some(isSource)) run(process.execPath, ['scripts/generate.ts']);
  if (kind === 'component') run(process.execPath, ['scripts/size-check.ts', '--write-new']);
  for (const { path, isNew } of changes) console.log(`${isNew ? 'made   ' : 'changed'}  ${path}`);
  console.log(['', 'Next:', ...next.map((step) => `  ${step}`)].join('\n'));
} catch (error) {
  if (!(error instanceof CannotMake)) throw error;
  console.error(error.message);
  process.exit(2);
}
