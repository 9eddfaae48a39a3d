import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Sources lie in this folder; the built command one level deeper. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('Verandah is not complete: its package.json is missing.');
    folder = above;
  }
  return folder;
}

export function toolVersion(): string {
  const text = readFileSync(join(packageRoot(), 'package.json'), 'utf8');
  // Our own manifest.
  return (JSON.parse(text) as { version: string }).version;
}
