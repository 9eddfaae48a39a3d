import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Arguments, didYouMean } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { packageRoot } from '../package-root.ts';

export async function contentFolderOf({ positionals }: Arguments, command: string): Promise<string> {
  const [named, second] = positionals;
  if (second !== undefined) throw new UsageError(`Name one folder, not two: ${named} and ${second}.`);
  const folder = named ?? (holdsHotel('.') && !existsSync('content') ? '.' : 'content');
  if (!existsSync(folder))
    throw new UsageError(
      `There is no folder ${folder}.${(await similarName(folder)) || ` Name the content folder: verandah ${command} <folder>`}`,
    );
  if (!statSync(folder).isDirectory() || !holdsHotel(folder))
    throw new UsageError(
      `There is no hotel in ${folder}: a content folder contains hotel.json. Name the folder: verandah ${command} <folder>`,
    );
  return folder;
}

function holdsHotel(folder: string): boolean {
  return ['hotel.json', 'hotel.jsonc'].some((name) => existsSync(join(folder, name)));
}

async function similarName(folder: string): Promise<string> {
  const above = dirname(folder);
  return existsSync(above) ? didYouMean(basename(folder), readdirSync(above)) : '';
}

/** The output folder of the site's build. */
export function builtSite(): string {
  const folder = join(packageRoot(), 'site/dist');
  if (existsSync(join(folder, 'server/prerender.js'))) return folder;
  throw new UsageError('The site is not built yet. Run `npm run build` once, then try again.');
}
