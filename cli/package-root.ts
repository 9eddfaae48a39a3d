import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of this package: the sources lie in it, and so does what is built from them, one folder deeper. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('Verandah is not complete: its package.json is missing.');
    folder = above;
  }
  return folder;
}

/** The version of the package. */
export function toolVersion(): string {
  const text = readFileSync(join(packageRoot(), 'package.json'), 'utf8');
  // The package's own manifest
  return (JSON.parse(text) as { version: string }).version;
}
