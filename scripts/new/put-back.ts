import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Keeps what stands at these files and folders; the answer puts all of it back, and takes away what came since. */
export function keep(root: string, places: readonly string[]): () => void {
  const at = places.map((place) => join(root, place));
  const kept = new Map(at.flatMap(filesAt).map((file) => [file, readFileSync(file)]));
  const absent = at.filter((place) => !existsSync(place)).map(topmostAbsent);
  return () => {
    for (const place of absent) rmSync(place, { recursive: true, force: true });
    for (const file of at.flatMap(filesAt)) if (!kept.has(file)) rmSync(file);
    for (const [file, bytes] of kept) {
      // What is as it was keeps its date: watchers and caches look at it.
      if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
  };
}

function filesAt(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The folder that has to go for a file in it to be gone, as before it was written. */
function topmostAbsent(place: string): string {
  const above = dirname(place);
  return existsSync(above) ? place : topmostAbsent(above);
}
