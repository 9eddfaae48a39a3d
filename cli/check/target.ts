import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { kindOf } from '#schemas/engine';
import { didYouMean } from '../arguments.ts';
import { UsageError } from '../command.ts';

/** The content folder that a command works on, and the paths inside it that were named. */
export interface Target {
  /** As the operator typed it; printed paths begin with it. */
  root: string;
  /** Files, and folders ending in `/`, relative to the root; empty for the whole folder. */
  parts: readonly string[];
}

/** Finds the content folder of the paths on the command line. */
export async function findTarget(paths: readonly string[]): Promise<Target> {
  if (paths.length === 0) return { root: defaultRoot(), parts: [] };
  const targets = await Promise.all(expanded(paths).map(targetOf));
  const [first, ...others] = targets;
  const other = others.find(({ root }) => resolve(root) !== resolve(first?.root ?? ''));
  if (first === undefined) throw nothingMatches(paths);
  if (other !== undefined)
    throw new UsageError(
      `${first.root} and ${other.root} are two content folders; check one of them at a time.`,
    );
  // A path of the whole folder includes all others.
  const isWhole = targets.some(({ parts }) => parts.length === 0);
  return { root: first.root, parts: isWhole ? [] : targets.flatMap(({ parts }) => parts) };
}

/** The content folder of a file, which need not exist, and its path inside. */
export function placeOf(file: string): { root: string; path: string } {
  const root = rootOf(file) ?? layoutRootOf(file) ?? dirname(file);
  return { root, path: inside(root, file) };
}

export function isMeant({ parts }: Target, file: string): boolean {
  return (
    parts.length === 0 || parts.some((part) => (part.endsWith('/') ? file.startsWith(part) : file === part))
  );
}

function defaultRoot(): string {
  return !existsSync('content') && holdsHotel('.') ? '.' : 'content';
}

/** Expands patterns for shells that do not, and for quoted patterns. */
function expanded(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!/[*?[]/.test(path) || existsSync(path)) return [path];
    return globSync(path).toSorted();
  });
}

async function targetOf(path: string): Promise<Target> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw await notThere(path);
  if (!found.isDirectory()) {
    const place = placeOf(path);
    return { root: place.root, parts: [place.path] };
  }
  // Any file name will do: only the folder is looked up.
  const root = rootOf(path) ?? layoutRootOf(join(path, 'any.json')) ?? path;
  const part = inside(root, path);
  return { root, parts: part === '' ? [] : [`${part}/`] };
}

/** The nearest folder at or above a path that holds a hotel file. */
function rootOf(path: string): string | undefined {
  return foldersFrom(path).find(holdsHotel);
}

/** Without a hotel file: the nearest folder in which the path fits the layout of content. */
function layoutRootOf(path: string): string | undefined {
  return foldersFrom(path).find((folder) => kindOf(inside(folder, path)) !== undefined);
}

// The layout has three levels; a hotel file further up belongs to another hotel.
const LEVELS = 4;

function foldersFrom(path: string): string[] {
  const folders = [path];
  for (let level = 1; level < LEVELS; level += 1) {
    const last = folders.at(-1) ?? path;
    const above = basename(last) === '' || /^\.*$/.test(basename(last)) ? join(last, '..') : dirname(last);
    if (resolve(above) === resolve(last)) break;
    folders.push(above);
  }
  return folders;
}

function holdsHotel(folder: string): boolean {
  return existsSync(join(folder, 'hotel.json')) || existsSync(join(folder, 'hotel.jsonc'));
}

function inside(root: string, path: string): string {
  return relative(root, path).replaceAll(sep, '/');
}

function nothingMatches(paths: readonly string[]): UsageError {
  return new UsageError(`Nothing to check: no file matches ${paths.join(' ')}.`);
}

async function notThere(path: string): Promise<UsageError> {
  const folder = dirname(path);
  const names = existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [];
  const meant = await didYouMean(basename(path), names);
  return new UsageError(
    `Nothing to check: there is no ${path}.${meant === '' ? ' Name the content folder: verandah check <folder>' : meant}`,
  );
}
