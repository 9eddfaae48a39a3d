import { DomainError } from '#domain/refusal';
import type { ReleaseFile } from '../release/index.ts';

const APPLICATION = '/app.html';
const NOT_FOUND_PAGE = '/404.html';
/** Screens that are rendered in the browser; they have no prerendered page. */
const APPLICATION_ROUTES = [
  /^\/checkout$/,
  /^\/checkout\/confirmed\/[^/]{1,64}$/,
  /^\/bookings\/[^/]{1,64}(?:\/cancel|\/documents\/[^/]{1,64})?$/,
];

const HOME_FILES = new Set(['/index', '/index.html']);

/** A file, or the one address under which the page is known. */
export type Found =
  | { kind: 'FILE'; file: ReleaseFile; status: 200 | 404 }
  | { kind: 'REDIRECT'; path: string };

/**
 * Finds the published file for an address: the file, the page of that name, the application for screens rendered in the
 * browser, a hashed file of an older release, or the "not found" page. Other names of the home page, and addresses with
 * capitals or a slash at the end, which guests type, lead to the page if there is one.
 */
export function findFile(
  files: ReadonlyMap<string, ReleaseFile>,
  address: string,
  hashedFile: (address: string) => ReleaseFile | undefined,
): Found {
  const path = address.length > 1 ? address.replace(/\/$/, '') : address;
  // Addresses of pages have no capitals: ids have none.
  const small = path.toLowerCase();
  if (HOME_FILES.has(small) && files.has('/index.html')) return { kind: 'REDIRECT', path: '/' };
  const file = publishedAt(files, path) ?? hashedFile(path) ?? applicationFor(files, path);
  if (file !== undefined)
    return path === address ? { kind: 'FILE', file, status: 200 } : { kind: 'REDIRECT', path };
  const isPage = (publishedAt(files, small) ?? applicationFor(files, small)) !== undefined;
  if (small !== path && isPage) return { kind: 'REDIRECT', path: small };
  const notFound = files.get(NOT_FOUND_PAGE);
  if (notFound === undefined) throw new DomainError('NOT_FOUND');
  return { kind: 'FILE', file: notFound, status: 404 };
}

function publishedAt(files: ReadonlyMap<string, ReleaseFile>, path: string): ReleaseFile | undefined {
  return (
    files.get(path) ??
    files.get(`${path}.html`) ??
    files.get(path === '/' ? '/index.html' : `${path}/index.html`)
  );
}

function applicationFor(files: ReadonlyMap<string, ReleaseFile>, path: string): ReleaseFile | undefined {
  return APPLICATION_ROUTES.some((route) => route.test(path)) ? files.get(APPLICATION) : undefined;
}
