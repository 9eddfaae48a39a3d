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

export interface FoundFile {
  file: ReleaseFile;
  status: 200 | 404;
}

/**
 * Finds the published file for an address: the file, the page of that name, the application for screens rendered in the
 * browser, a hashed file of an older release, or the "not found" page.
 */
export function findFile(
  files: ReadonlyMap<string, ReleaseFile>,
  address: string,
  hashedFile: (address: string) => ReleaseFile | undefined,
): FoundFile {
  const path = address.length > 1 ? address.replace(/\/$/, '') : address;
  const exact =
    files.get(path) ??
    files.get(`${path}.html`) ??
    files.get(path === '/' ? '/index.html' : `${path}/index.html`);
  const file = exact ?? hashedFile(path) ?? applicationFor(files, path);
  if (file !== undefined) return { file, status: 200 };
  const notFound = files.get(NOT_FOUND_PAGE);
  if (notFound === undefined) throw new DomainError('NOT_FOUND');
  return { file: notFound, status: 404 };
}

function applicationFor(files: ReadonlyMap<string, ReleaseFile>, path: string): ReleaseFile | undefined {
  return APPLICATION_ROUTES.some((route) => route.test(path)) ? files.get(APPLICATION) : undefined;
}
