/**
 * `npm run new <kind> <name>`: writes the files of a component or decision from `scripts/new/templates`, and lists
 * what is left to do. Tests name what is missing.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { NEW_KINDS, make } from './new/make.ts';
import { CannotMake } from './new/names.ts';

const [kind, name, ...more] = process.argv.slice(2);
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

if (kind === undefined || name === undefined || more.length > 0) {
  console.error(`Say what and how it is called, in one word: npm run new <${NEW_KINDS.join('|')}> <name>`);
  process.exit(2);
}
try {
  const { paths, next } = await make({ kind, name }, root);
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
