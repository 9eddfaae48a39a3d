import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { objectPath, type ReleaseFile } from '../../current-release/release-files.ts';
import { type FoundFile, findFile } from './find-file.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** The published site: every address that is not the API's. */
export function addSiteRoutes(app: FastifyInstance, context: Context): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const address = addressOf(request);
      const found = findFile(context.release.get().files, address, context.release.hashedFile);
      return sendFile(context, request, reply, found);
    },
  });
}

function sendFile(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { file, status }: FoundFile,
): FastifyReply {
  const object = chooseEncoding(file, request.headers['accept-encoding']);
  const etag = `"${object.sha256}"`;
  reply
    .status(status)
    .type(file.type)
    .header('etag', etag)
    .header('cache-control', file.isHashed ? FOR_EVER : ASK_EACH_TIME);
  if (file.brotli !== undefined) reply.header('vary', 'accept-encoding');
  if (object.encoding !== undefined) reply.header('content-encoding', object.encoding);
  if (status === 200 && request.headers['if-none-match']?.includes(etag) === true)
    return reply.status(304).send();
  return reply.send(createReadStream(objectPath(context.config.releasesDir, object.sha256)));
}

function chooseEncoding(
  file: ReleaseFile,
  accepted: string | undefined,
): { sha256: string; encoding?: 'br' } {
  const takesBrotli = /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/.test(accepted ?? '');
  return file.brotli !== undefined && takesBrotli
    ? { sha256: file.brotli, encoding: 'br' }
    : { sha256: file.sha256 };
}

/** The path of the request, decoded; one that cannot be decoded is as unknown as any other. */
function addressOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
