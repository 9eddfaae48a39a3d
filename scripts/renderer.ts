import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromiumArgs, findChromium, pinnedChromium } from './chromium.ts';

/** Who drew a picture: another version of the browser, or another system, draws letters and corners a little otherwise. */
export interface Renderer {
  browser: string;
  system: string;
}

/** The browser that draws the pictures, from the lock file where it has one, and what it calls itself. */
export async function findRenderer(): Promise<{ path: string; renderer: Renderer }> {
  const path = (await pinnedChromium()) ?? (await findChromium());
  const browser = execFileSync(path, ['--headless', ...chromiumArgs, '--version'], {
    encoding: 'utf8',
  }).trim();
  return { path, renderer: { browser, system: `${process.platform} ${process.arch}` } };
}

/** Who drew the pictures that are there; undefined where there are none. */
export function recordedRenderer(file: string): Renderer | undefined {
  // Written by the command and nobody else.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Renderer) : undefined;
}

/** Why pictures of the one cannot be compared with pictures of the other; undefined where they can. */
export function rendererMismatch(recorded: Renderer | undefined, present: Renderer): string | undefined {
  if (recorded === undefined) return 'There are no pictures yet. Take them: npm run test:visual -- --update';
  if (recorded.browser === present.browser && recorded.system === present.system) return undefined;
  return [
    `The pictures were drawn by ${recorded.browser} on ${recorded.system}; here it is ${present.browser} on ${present.system}.`,
    'These draw letters a little otherwise, so nothing is compared.',
    'Take the pictures anew from a state that you trust, and look at each that changed: npm run test:visual -- --update',
  ].join('\n');
}
