import type { FastifyInstance, FastifyReply } from 'fastify';
import { isPersonalPage } from '#domain/personal-pages';
import { DomainError } from '#domain/refusal';
import type { ReleaseContext, ReleaseFile } from '../release/index.ts';
import { findFile } from './find-file.ts';

const PERMANENT = 308;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
/** Kept by no cache that others use. */
const PERSONAL = 'private, no-cache';
/**
 * Browsers ask each time; a cache in front of the site may keep pages for so many seconds, and a day where no process
 * answers: they are files of a release, the same for everybody.
 */
const pageFor = (seconds: number): string =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=60, stale-if-error=86400`;
/** What pages read besides: it must not be older than the page, so a cache keeps it for need only. */
const READ_BY_PAGES = 'public, max-age=0, s-maxage=1, stale-if-error=86400';
const UNTOLD_SECONDS = 60;
/** A cache that is purged after each publishing. */
const PURGED_SECONDS = 3600;

/** Serves the published site at every address outside the API. */
export function addSiteRoutes(app: FastifyInstance, context: ReleaseContext): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const { get, hashedFile, openFile } = context.release;
      const address = addressOf(request.url);
      const found = findFile(get().files, address, hashedFile);
      if (found.kind === 'REDIRECT') return redirectTo(reply, found.path, request.url);
      const { file, status } = found;
      const cacheControl = cacheControlOf(context, { address, file, status });
      const stored = chooseEncoding(file, request.headers['accept-encoding']);
      const { 'if-none-match': known } = request.headers;
      if (status === 200 && known?.includes(stored.sha256) === true) {
        describe(reply, file, { ...stored, cacheControl });
        return reply.status(304).send();
      }
      // Opened before headers are sent, so that a missing file is an error and not half an answer.
      const opened = await openFile(stored.sha256);
      // Hashed files go with their release when it is pruned.
      if (opened === undefined) throw new DomainError(file.isHashed ? 'NOT_FOUND' : 'UNAVAILABLE');
      describe(reply, file, { ...stored, cacheControl });
      return reply.status(status).header('content-length', opened.size).send(opened.content);
    },
  });
}

/** A page of this site, so that no address leads elsewhere. Asked for each time: the next release may have another. */
function redirectTo(reply: FastifyReply, path: string, url: string): FastifyReply {
  const query = url.indexOf('?');
  const location = path.split('/').map(encodeURIComponent).join('/') + (query === -1 ? '' : url.slice(query));
  return reply.header('cache-control', ASK_EACH_TIME).redirect(location, PERMANENT);
}

interface StoredFile {
  sha256: string;
  encoding: 'br' | undefined;
}

function cacheControlOf(
  { config }: ReleaseContext,
  { address, file, status }: { address: string; file: ReleaseFile; status: number },
): string {
  if (file.isHashed) return FOR_EVER;
  if (status !== 200) return ASK_EACH_TIME;
  if (isPersonalPage(address)) return PERSONAL;
  // Who writes content looks at each change at once.
  if (config.mode === 'development') return ASK_EACH_TIME;
  if (!file.type.startsWith('text/html')) return READ_BY_PAGES;
  return pageFor(config.cachePurge === undefined ? UNTOLD_SECONDS : PURGED_SECONDS);
}

function describe(
  reply: FastifyReply,
  file: ReleaseFile,
  { sha256, encoding, cacheControl }: StoredFile & { cacheControl: string },
): void {
  reply.type(file.type);
  reply.header('etag', `"${sha256}"`);
  reply.header('cache-control', cacheControl);
  if (file.brotli !== undefined) reply.header('vary', 'accept-encoding');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
}

function chooseEncoding({ sha256, brotli }: ReleaseFile, accepted = ''): StoredFile {
  const takesBrotli = accepted.split(',').some((entry) => {
    const [name, quality = ''] = entry.trim().split(';');
    return name === 'br' && !/^\s*q=0(?:\.0{0,3})?$/.test(quality);
  });
  return brotli !== undefined && takesBrotli
    ? { sha256: brotli, encoding: 'br' }
    : { sha256, encoding: undefined };
}

/** The decoded path of a request. A path that cannot be decoded is unknown. */
function addressOf(url: string): string {
  const path = url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
