import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';

/** What the bundler tells about its modules. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const ENTRY = join(import.meta.dirname, 'app/entry-client.tsx');
/** The pages that tell about the hotel: guests come to them first, and look around. */
const STORIES = screensOf('{home,about,services,gallery,contact,policies,accessibility}');
/** The two on which a booking is made. */
const BOOKING = screensOf('{book,checkout}');
const ALL = screensOf('*');
/** What so many of the pages about the hotel share is fetched with each of them. */
const MANY_STORIES = 3;

/**
 * One chunk of all that every page runs, one of what most pages about the hotel share, and one for each group of pages that share
 * more. Left alone the bundler gives each module that some pages share a chunk of its own: a dozen requests more, and text that
 * compresses worse in pieces.
 */
export function applicationChunk() {
  let pagesOf: ((id: string) => readonly string[]) | undefined;
  let everywhere: ReadonlySet<string> | undefined;
  const name = (id: string, modules: Modules) => {
    everywhere ??= importedBelow(ENTRY, modules);
    if (everywhere.has(id)) return 'application';
    pagesOf ??= users(modules);
    return groupOf(pagesOf(id));
  };
  return { groups: [{ name, debugName: 'application' }], includeDependenciesRecursively: false };
}

/** The chunk of a module that these pages run; the bundler's own choice when it is nobody else's business. */
function groupOf(pages: readonly string[]): string | null {
  if (pages.filter((page) => STORIES.includes(page)).length >= MANY_STORIES) return 'story';
  const known = pages.filter((page) => STORIES.includes(page) || BOOKING.includes(page));
  if (pages.length === 1 || known.length === 0) return null;
  // One page of a guest more or less makes no chunk of its own.
  const group = [...known, known.length < pages.length].join(' ');
  return `shared-${createHash('sha256')
    .update(group.replaceAll(import.meta.dirname, ''))
    .digest('hex')
    .slice(0, 4)}`;
}

function users(modules: Modules): (id: string) => readonly string[] {
  const below = ALL.map((page) => ({ page, ids: importedBelow(page, modules) }));
  return (id) => below.filter(({ ids }) => ids.has(id)).map(({ page }) => page);
}

function screensOf(features: string): string[] {
  const cwd = import.meta.dirname;
  return globSync(`features/${features}/*-screen.tsx`, { cwd }).map((file) => join(cwd, file));
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
