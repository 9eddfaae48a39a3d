/**
 * `npm run new <kind> <name>`: the files that one more component, screen, schema, endpoint, migration or decision needs, entered
 * where the project lists such things, so that `npm run check` passes before the first line is written by hand.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CannotMake, type Change, type Draft } from './new/change.ts';
import { GENERATORS, make } from './new/make.ts';

const [kind, name, ...more] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');

/** Something is generated from it. */
function isSource({ path }: Change): boolean {
  return /^(?:schemas|design-system|site\/public)\//.test(path);
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return;
  // A tool that is not found, or is stopped, wrote nothing.
  const said = error?.message ?? stderr.trim();
  const why = /^(?:\w*Error|\[error\]):? (.*)$/m.exec(said)?.[1] ?? (said || 'it was stopped');
  throw new CannotMake(
    `${[command.split('/').at(-1), ...args].slice(0, 2).join(' ')}: ${why}. Nothing was changed; mend that first.`,
  );
}

function finish({ changes }: Draft): void {
  run('prettier', ['--write', ...changes.map(({ path }) => path)]);
  if (changes.some(isSource)) run(process.execPath, ['scripts/generate.ts']);
  if (kind === 'component') run(process.execPath, ['scripts/size-check.ts', '--write-new']);
}

if (kind === undefined || name === undefined || more.length > 0) {
  console.error(
    `Say what and how it is called, in one word: npm run new <${Object.keys(GENERATORS).join('|')}> <name>`,
  );
  process.exit(2);
}
// Whoever stops it halfway stops the tool that runs just then: what was written is put back after that.
process.on('SIGINT', () => undefined);
try {
  const { changes, next } = make({ kind, name }, root, finish);
  for (const { path, isNew } of changes) console.log(`${isNew ? 'made   ' : 'changed'}  ${path}`);
  console.log(['', 'Next:', ...next.map((step) => `  ${step}`)].join('\n'));
} catch (error) {
  if (!(error instanceof CannotMake)) throw error;
  console.error(error.message);
  process.exit(2);
}
