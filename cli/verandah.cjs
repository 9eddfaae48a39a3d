#!/usr/bin/env node
// The way in. `npm run build` makes a few quick files of the command's sources; where they are missing, or older than
// one of them, the sources themselves run. Plain JavaScript without a module of its own: each would cost time.
const { readFileSync, statSync } = require('node:fs');
const { enableCompileCache } = require('node:module');

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

const built = builtFolder();
if (built === undefined) {
  void import('./main.ts');
} else {
  enableCompileCache(`${folder}/compiled`);
  require(`${built}/main.cjs`);
}
