import { extname } from 'node:path';
import { sha256, type SiteFile } from './objects.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** The content type follows from the extension. */
export function siteFile(path: string, bytes: Buffer | string): SiteFile {
  const type = TYPES[extname(path)];
  if (type === undefined) throw new Error(`No media type is known for ${path}.`);
  return { path, type, bytes: Buffer.from(bytes) };
}

/** A JSON file with a content hash in its address. */
export function dataFile(name: string, value: unknown): SiteFile {
  const text = JSON.stringify(value);
  return siteFile(`/data/${name}.${sha256(text).slice(0, 12)}.json`, text);
}
