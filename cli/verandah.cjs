#!/usr/bin/env node
// The way in. `npm run build` makes a few quick files of the command's sources; where they are missing, or older than
// one of them, the sources themselves run. Plain JavaScript without a module of its own: each would cost time.
const { readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { Script } = require('node:vm');

const root = __dirname.slice(0, -'/cli'.length);
const folder = `${root}/.cache/cli`;

/** The folder of the files that were built of the sources as they are; undefined where there is none. */
function builtFolder() {
  try {
    const { build, inputs } = JSON.parse(readFileSync(`${folder}/inputs.json`, 'utf8'));
    const isFresh = inputs.every(([path, mtimeMs, size]) => {
      const found = statSync(`${root}/${path}`);
      return found.mtimeMs === mtimeMs && found.size === size;
    });
    return isFresh ? `${folder}/${build}` : undefined;
  } catch {
    return undefined;
  }
}

/** The built files that this process has run, by name, and those of them whose functions nobody has kept yet. */
const modules = new Map();
const unkept = [];

/**
 * Runs a built file. Node keeps what it has compiled of a file before it ran, which is next to nothing: a function is
 * compiled when it is first called. Here all that the first run has called is kept, and later runs compile nothing.
 */
function load(built, name) {
  const known = modules.get(name);
  if (known !== undefined) return known.exports;
  const module = { exports: {} };
  modules.set(name, module);
  const filename = `${built}/${name}`;
  // Whoever builds the files writes nothing beyond ASCII.
  const code = readFileSync(filename, 'latin1');
  const source = `(function(exports,require,module,__filename,__dirname,importSource){${code}\n})`;
  const cachedData = attempt(() => readFileSync(`${filename}.compiled`));
  const script = new Script(source, { filename, cachedData });
  // Another version of Node refuses what this one has kept.
  if (script.cachedDataRejected !== false) unkept.push([`${filename}.compiled`, script]);
  const requireBeside = (id) => (id.startsWith('./') ? load(built, id.slice(2)) : require(id));
  const importSource = (id) => import(id.startsWith('.') ? addressOf(id, filename) : id);
  script.runInThisContext()(module.exports, requireBeside, module, filename, built, importSource);
  return module.exports;
}

function addressOf(path, from) {
  const { pathToFileURL } = require('node:url');
  return new URL(path, pathToFileURL(from)).href;
}

/** For the runs to come, what this one has compiled; a run that was a mistake has called too little. */
function keepCompiled(exitCode) {
  if (exitCode > 1) return;
  for (const [file, script] of unkept) {
    // A folder that cannot be written to only means that the next run compiles again.
    attempt(() => {
      const temporary = `${file}.${process.pid}`;
      writeFileSync(temporary, script.createCachedData());
      renameSync(temporary, file);
    });
  }
}

function attempt(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const built = builtFolder();
if (built === undefined) {
  void import('./main.ts');
} else {
  // For the parts that run as their sources.
  enableCompileCache(`${folder}/compiled`);
  process.once('exit', keepCompiled);
  load(built, 'main.cjs');
}
