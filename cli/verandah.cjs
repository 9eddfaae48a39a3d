#!/usr/bin/env node
// Runs the built command, or the sources where the build is missing or older. CommonJS in one file, because each
// import costs start-up time.
const { readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { Script } = require('node:vm');

const root = __dirname.slice(0, -'/cli'.length);
const folder = `${root}/.cache/cli`;

/** The folder of a build that matches the sources; undefined where there is none. */
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

/** The built files that this process has loaded, and those whose compiled code is not cached yet. */
const modules = new Map();
const unkept = [];

/**
 * Loads a built file with V8's code cache. The cache is written after the first run, when it also holds the functions
 * that were called.
 */
function load(built, name) {
  const known = modules.get(name);
  if (known !== undefined) return known.exports;
  const module = { exports: {} };
  modules.set(name, module);
  const filename = `${built}/${name}`;
  // Built files are ASCII only.
  const code = readFileSync(filename, 'latin1');
  const source = `(function(exports,require,module,__filename,__dirname,importPackage){${code}\n})`;
  const cachedData = attempt(() => readFileSync(`${filename}.compiled`));
  const script = new Script(source, { filename, cachedData });
  // Another version of Node rejects the cache.
  if (script.cachedDataRejected !== false) unkept.push([`${filename}.compiled`, script]);
  const requireBeside = (id) => (id.startsWith('./') ? load(built, id.slice(2)) : require(id));
  script.runInThisContext()(module.exports, requireBeside, module, filename, built, importPackage);
  return module.exports;
}

/** What `import()` becomes in a built file, since code of a `Script` has none of its own. */
function importPackage(id) {
  return import(id);
}

/** Caches the compiled code; a failed run has called too few functions. */
function keepCompiled(exitCode) {
  if (exitCode > 1) return;
  for (const [file, script] of unkept) {
    // Caching is optional: in a read-only folder the next run compiles again.
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

// For packages, and for the sources of an installation, which has no build.
enableCompileCache(`${folder}/compiled`);
const built = builtFolder();
if (built === undefined) {
  void import('./main.ts');
} else {
  process.once('exit', keepCompiled);
  load(built, 'main.cjs');
}
