/** Makes the quick files of the `verandah` command: its sources without types, in few files. Part of `npm run build`. */
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
import { dirname, isAbsolute, join, posix, relative, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '..');
const target = join(root, '.cache/cli');

/** Each source that the files were built of, with its time and size: `cli/verandah.cjs` compares them. */
interface Inputs {
  build: string;
  inputs: [path: string, mtimeMs: number, size: number][];
}

/** Builds beside the files that are there, and then points to the new ones: a command that runs is not disturbed. */
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
    plugins: [leaveSlowPartsAlone, writePlainly],
    // A theme's colours are part of every check of a whole hotel; in one file their library loads at once.
    ssr: { noExternal: ['culori'] },
    build: {
      ssr: 'cli/main.ts',
      outDir: folder,
      target: 'node24',
      rolldownOptions: {
        // No source of ours does anything by being imported, so what is not used is left out.
        treeshake: { moduleSideEffects: false },
        output: {
          // Node loads this older form of modules in half the time.
          format: 'cjs',
          // Less to read at every start. Names stay, for the places in a report of a fault.
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

/** In one file each: what every command needs, what a check of an unchanged folder needs, and the checker. */
const CHUNKS = [
  { name: 'every', test: /[\\/](?:cli[\\/]main|schemas[\\/]engine[\\/]kinds)\.ts$/, priority: 3 },
  { name: 'engine', test: /[\\/]schemas[\\/]engine[\\/](?:index|disk)\.ts$/, priority: 2 },
  { name: 'check', test: /[\\/]cli[\\/]check\.ts$/, priority: 1 },
];

/** What works with the server, the built site or the picture library takes seconds: its sources run as they are. */
const SLOW_PARTS = /^cli\/(?:backup-command|publish-command|staff-command|doctor\/|init\/|preview|diff)/;

const leaveSlowPartsAlone: Plugin = {
  name: 'leave-slow-parts-alone',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('.') || importer === undefined) return undefined;
    const path = relative(root, resolve(dirname(importer), source)).replaceAll('\\', '/');
    return SLOW_PARTS.test(path) ? { id: posix.join('../../..', path), external: true } : undefined;
  },
};

/**
 * As `cli/verandah.cjs` reads the files. One character beyond ASCII doubles the memory of a whole file, and the time to
 * read it. It makes a function of each file, in which the line for the shell is no JavaScript and `import` has no place
 * to start from: it hands its own in.
 */
const writePlainly: Plugin = {
  name: 'write-plainly',
  generateBundle(_options, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk')
        file.code = file.code
          .replace(/^#!.*\n/, '')
          .replaceAll(/\bimport\((?=`)/g, 'importSource(')
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

/** Two builds of the same sources at once make the same files: the second finds its place taken. */
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

/** True where the built files are of the sources as they are. */
export function isCliBuilt(): boolean {
  try {
    // Our own file
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
