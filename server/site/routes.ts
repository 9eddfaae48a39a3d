import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ReleaseContext, objectPath, type ReleaseFile } from '../release/index.ts';
import { findFile } from './find-file.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Serves the published site at every address outside the API. */
export function addSiteRoutes(app: FastifyInstance, context: ReleaseContext): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const { files } = context.release.get();
      const { file, status } = findFile(files, addressOf(request.url), (address) =>
        earlierFile(context, address),
      );
      const stored = chooseEncoding(file, request.headers['accept-encoding']);
      describe(reply, file, stored);
      if (status === 200 && request.headers['if-none-match']?.includes(stored.sha256) === true) {
        return reply.status(304).send();
      }
      return sendObject(reply.status(status), objectPath(context.config.releasesDir, stored.sha256));
    },
  });
}

/** A hashed file of an earlier release; undefined if that release was pruned since this process started. */
function earlierFile({ config, release }: ReleaseContext, address: string): ReleaseFile | undefined {
  const file = release.hashedFile(address);
  return file !== undefined && existsSync(objectPath(config.releasesDir, file.sha256)) ? file : undefined;
}

interface StoredFile {
  sha256: string;
  encoding: 'br' | undefined;
}

function describe(reply: FastifyReply, file: ReleaseFile, { sha256, encoding }: StoredFile): void {
  reply.type(file.type);
  reply.header('etag', `"${sha256}"`);
  reply.header('cache-control', file.isHashed ? FOR_EVER : ASK_EACH_TIME);
  if (file.brotli !== undefined) reply.header('vary', 'accept-encoding');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
}

/** Opens the file before sending headers, so that a missing file is an error and not half an answer. */
async function sendObject(reply: FastifyReply, path: string): Promise<FastifyReply> {
  const handle = await open(path);
  const { size } = await handle.stat();
  return reply.header('content-length', size).send(handle.createReadStream());
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
