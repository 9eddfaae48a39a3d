import { join } from 'node:path';

/** What the bundler tells about its modules. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** The names of all variables: stylesheets are built from them, and only the toasts read some in the browser. */
const FOR_STYLESHEETS = /[\\/]theme[\\/]contract\.css\.ts$/u;
const ENTRY = join(import.meta.dirname, 'app/entry-client.tsx');

/**
 * One chunk of all that every page runs. Left alone the bundler gives each module that a page shares with the frame a chunk of its own:
 * a dozen requests more, and text that compresses worse in pieces.
 */
export function applicationChunk() {
  let everywhere: ReadonlySet<string> | undefined;
  const name = (id: string, modules: Modules) => {
    everywhere ??= importedBelow(ENTRY, modules);
    return everywhere.has(id) && !FOR_STYLESHEETS.test(id) ? 'application' : null;
  };
  return { groups: [{ name, debugName: 'application' }], includeDependenciesRecursively: false };
}

function importedBelow(entry: string, modules: Modules): Set<string> {
  const seen = new Set<string>();
  const walk = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) walk(next);
  };
  walk(entry);
  return seen;
}
