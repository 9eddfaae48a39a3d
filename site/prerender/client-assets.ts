import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ClientAssets {
  loadingScript: string;
  startScript: string;
  entry: string;
  /** Modules that a route needs, besides the entry's. */
  modulesOf: (routeModule: string | undefined) => string[];
  /** Stylesheets of a page: the layout's first, without theme and fonts. */
  stylesOf: (routeModule: string | undefined) => string[];
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const ENTRY = 'app/entry-client.tsx';
const LOADING = 'early-start/loading-script.ts';
const START = 'early-start/start-script.ts';

export function readClientAssets(directory: string): ClientAssets {
  // Vite documents this shape.
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const chunk = (key: string): ManifestChunk => {
    const found = manifest[key];
    if (!found) throw new Error(`The build of the site has no ${key}`);
    return found;
  };
  const filesBelow = (key: string) => [...chunksBelow(key, chunk)].map((each) => `/${chunk(each).file}`);
  return {
    loadingScript: `/${chunk(LOADING).file}`,
    startScript: `/${chunk(START).file}`,
    entry: `/${chunk(ENTRY).file}`,
    modulesOf: (routeModule) => {
      const ofRoute = routeModule === undefined ? [] : filesBelow(routeModule);
      const needed = new Set([...filesBelow(ENTRY), ...ofRoute]);
      needed.delete(`/${chunk(ENTRY).file}`);
      return [...needed];
    },
    stylesOf: (routeModule) => {
      const keys = new Set(
        [ENTRY, ...(routeModule === undefined ? [] : [routeModule])].flatMap((key) => [
          ...chunksBelow(key, chunk),
        ]),
      );
      return [...new Set([...keys].flatMap((key) => chunk(key).css ?? []))].map((file) => `/${file}`);
    },
  };
}

/** The keys of a chunk and its static imports, imports first. */
function chunksBelow(key: string, chunk: (key: string) => ManifestChunk): Set<string> {
  const seen = new Set<string>();
  const ordered = new Set<string>();
  const walk = (current: string) => {
    if (seen.has(current)) return;
    seen.add(current);
    for (const next of chunk(current).imports ?? []) walk(next);
    ordered.add(current);
  };
  walk(key);
  return ordered;
}
