import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { componentApi } from './generate/component-api.ts';
import { generatedFiles } from './generate/generated-files.ts';

/**
 * `npm run generate` writes schemas/generated and design-system/generated. With `--check` it writes nothing and fails
 * where a file is out of date.
 */
const root = posix.join(import.meta.dirname.replaceAll('\\', '/'), '..');
const targets = {
  'schemas/generated': await generatedFiles(posix.join(root, 'schemas')),
  'design-system/generated': new Map([['api.ts', await componentApi(root)]]),
};

let faults = 0;
for (const [folder, files] of Object.entries(targets)) {
  const target = posix.join(root, folder);
  const stale = [...files].filter(([path, text]) => textOf(posix.join(target, path)) !== text);
  const surplus = committedFiles(target).filter((path) => !files.has(path));
  if (process.argv.includes('--check')) {
    for (const path of [...stale.map(([name]) => name), ...surplus])
      console.error(`${folder}/${path} is out of date`);
    faults += stale.length + surplus.length;
    continue;
  }
  for (const path of surplus) rmSync(posix.join(target, path));
  for (const [path, text] of stale) {
    mkdirSync(dirname(posix.join(target, path)), { recursive: true });
    writeFileSync(posix.join(target, path), text);
  }
  console.log(`${folder}: ${files.size} files, ${stale.length} written, ${surplus.length} removed`);
}
if (faults > 0) {
  console.error('Run `npm run generate` and commit what it writes.');
  process.exitCode = 1;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function committedFiles(target: string): string[] {
  try {
    return readdirSync(target, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posix.relative(target, posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name)));
  } catch {
    return [];
  }
}
