/** Bundles the `verandah` command into a few files that load fast. Part of `npm run build`. */
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '..');
const target = join(root, '.cache/cli');

/** Each source with its time and size, which `cli/verandah.cjs` compares. */
interface Inputs {
  build: string;
  inputs: [path: string, mtimeMs: number, size: number][];
}

/** Builds beside the current files and then switches, so that a running command is not disturbed. */
export async function buildCli(): Promise<void> {
  mkdirSync(target, { recursive: true });
  const folder = mkdtempSync(join(target, 'new-'));
  const { output } = await bundle(folder);
  const digest = createHash('sha256');
  for (const part of output) digest.update(part.type === 'chunk' ? part.code : part.source);
  const name = digest.digest('hex').slice(0, 16);
  putInPlace(folder, join(target, name));
  const inputs: Inputs = { build: name, inputs: inputsOf(output) };
  const temporary = `${folder}.json`;
  writeFileSync(temporary, JSON.stringify(inputs));
  renameSync(temporary, join(target, 'inputs.json'));
  removeOldBuilds(name);
}

async function bundle(folder: string): Promise<Rolldown.RolldownOutput> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [writePlainly],
    ssr: { noExternal: FAST_INSIDE },
    build: {
      ssr: 'cli/main.ts',
      outDir: folder,
      target: 'node24',
      rolldownOptions: {
        // No module of ours has side effects, so unused ones are removed.
        treeshake: { moduleSideEffects: false },
        output: {
          // Node loads CommonJS in half the time.
          format: 'cjs',
          // Less to read at each start. Names stay, for stack traces.
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
          codeSplitting: { groups: [...CHUNKS] },
        },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result))
    throw new Error('vite built something else than asked.');
  return result;
}

/**
 * Packages of many files, which load in a fraction of the time inside the bundle. None has dependencies: those would
 * be found beside the command and not beside the package, perhaps in another version.
 */
const FAST_INSIDE = ['culori', 'kysely'];

const CHUNKS = [
  {
    name: 'every',
    test: /[\\/](?:cli[\\/](?:main|run-command)|schemas[\\/]engine[\\/]kinds)\.ts$/,
    priority: 3,
  },
  { name: 'engine', test: /[\\/]schemas[\\/]engine[\\/](?:index|disk)\.ts$/, priority: 2 },
  { name: 'check', test: /[\\/]cli[\\/]check\.ts$/, priority: 1 },
];

/**
 * As `cli/verandah.cjs` loads the files: ASCII only, since one other character doubles the memory and the read time
 * of a file; without a shebang and `import.meta`, since each file becomes a function.
 */
const writePlainly: Plugin = {
  name: 'write-plainly',
  generateBundle(_options, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk')
        file.code = file.code
          .replace(/^#!.*\n/, '')
          .replaceAll(/\bimport\(/g, 'importPackage(')
          .replaceAll(
            /[\u0080-\uffff]/g,
            (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
          );
  },
};

function inputsOf(output: Rolldown.RolldownOutput['output']): Inputs['inputs'] {
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  const ours = modules.filter((file) => isAbsolute(file) && !file.includes('node_modules'));
  return [...new Set([...ours, join(root, 'package.json')])].toSorted().map((file) => {
    const { mtimeMs, size } = statSync(file);
    return [relative(root, file), mtimeMs, size];
  });
}

/** Two parallel builds make the same files: the second finds its folder there. */
function putInPlace(folder: string, place: string): void {
  try {
    renameSync(folder, place);
  } catch {
    rmSync(folder, { recursive: true });
  }
}

const HOUR_MS = 3_600_000;

function removeOldBuilds(current: string): void {
  for (const name of readdirSync(target)) {
    const path = join(target, name);
    const isOld = Date.now() - statSync(path).mtimeMs > HOUR_MS;
    if (/^(?:new-|[0-9a-f]{16}$)/.test(name) && name !== current && isOld)
      rmSync(path, { recursive: true, force: true });
  }
}

export function isCliBuilt(): boolean {
  try {
    // Our own file.
    const { inputs } = JSON.parse(readFileSync(join(target, 'inputs.json'), 'utf8')) as Inputs;
    return inputs.every(([path, mtimeMs, size]) => {
      const found = statSync(join(root, path));
      return found.mtimeMs === mtimeMs && found.size === size;
    });
  } catch {
    return false;
  }
}

if (import.meta.main) {
  if (isCliBuilt()) console.log('The command is up to date.');
  else {
    await buildCli();
    console.log('The command is built.');
  }
}
