import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromiumArgs, findChromium, pinnedChromium } from './chromium.ts';

/** The browser and system that rendered a picture: others draw text and corners slightly differently. */
export interface Renderer {
  browser: string;
  system: string;
}

/** The pinned browser, else the one that is installed. */
export async function findRenderer(): Promise<{ path: string; renderer: Renderer }> {
  const path = (await pinnedChromium()) ?? (await findChromium());
  const browser = execFileSync(path, ['--headless', ...chromiumArgs, '--version'], {
    encoding: 'utf8',
  }).trim();
  return { path, renderer: { browser, system: `${process.platform} ${process.arch}` } };
}

/** The renderer of the reference pictures; undefined where there are none. */
export function recordedRenderer(file: string): Renderer | undefined {
  // Written by this command.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Renderer) : undefined;
}

/** Why new pictures cannot be compared with the references; undefined where they can. */
export function rendererMismatch(recorded: Renderer | undefined, present: Renderer): string | undefined {
  if (recorded === undefined) return 'There are no pictures yet. Take them: npm run test:visual -- --update';
  if (recorded.browser === present.browser && recorded.system === present.system) return undefined;
  return [
    `The pictures were drawn by ${recorded.browser} on ${recorded.system}; here it is ${present.browser} on ${present.system}.`,
    'These draw letters a little otherwise, so nothing is compared.',
    'Take the pictures anew from a state that you trust, and look at each that changed: npm run test:visual -- --update',
  ].join('\n');
}
