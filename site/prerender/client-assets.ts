import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAME_STYLES } from '../page-styles.ts';

/** The built browser files that documents refer to. */
export interface ClientAssets {
  /** Classic script that hides the layout until it is styled. */
  loadingScript: string;
  /** Classic script that fetches the application when it is time. */
  startScript: string;
  /** Module that is the application. */
  entry: string;
  /** Rules of the frame around every page, without theme and fonts. */
  frameStyles: string;
  /** Modules that a route needs at once, beside the entry's own. */
  modulesOf: (routeModule: string | undefined) => string[];
  /** Stylesheets that a route needs beside the frame's. */
  stylesOf: (routeModule: string | undefined) => string[];
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const ENTRY = 'app/entry-client.tsx';
const LOADING = 'app/loading-script.ts';
const START = 'app/start-script.ts';

/** Reads what `vite build --config site/vite.config.ts` wrote. */
export function readClientAssets(directory: string): ClientAssets {
  // Written by the build tool, in the shape of its documentation.
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const chunk = (key: string): ManifestChunk => {
    const found = manifest[key];
    if (!found) throw new Error(`The build of the site has no ${key}`);
    return found;
  };
  const entryModules = modulesBelow(ENTRY, chunk);
  return {
    loadingScript: `/${chunk(LOADING).file}`,
    startScript: `/${chunk(START).file}`,
    entry: `/${chunk(ENTRY).file}`,
    frameStyles: readFileSync(join(directory, FRAME_STYLES), 'utf8'),
    modulesOf: (routeModule) => {
      const ofRoute = routeModule === undefined ? [] : modulesBelow(routeModule, chunk);
      const needed = new Set([...entryModules, ...ofRoute]);
      needed.delete(`/${chunk(ENTRY).file}`);
      return [...needed];
    },
    stylesOf: (routeModule) =>
      routeModule === undefined ? [] : (chunk(routeModule).css ?? []).map((file) => `/${file}`),
  };
}

/** A chunk and all that it imports at once, without what it loads later. */
function modulesBelow(key: string, chunk: (key: string) => ManifestChunk): Set<string> {
  const seen = new Set<string>();
  const walk = (current: string) => {
    const { file, imports = [] } = chunk(current);
    if (seen.has(`/${file}`)) return;
    seen.add(`/${file}`);
    for (const next of imports) walk(next);
  };
  walk(key);
  return seen;
}
