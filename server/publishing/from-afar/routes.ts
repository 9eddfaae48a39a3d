import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { StartPublishingRequest } from '#schemas/api-types';
import { addEndpoint } from '../../platform/http/add-endpoint.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { publishingsHere } from './publishings-here.ts';
import { showPublishing } from './publishings.ts';
import { storeSentFile } from './sent-files.ts';
import { type Publisher, publisherOf } from './tokens.ts';

const PART_LIMIT_BYTES = 1024 * 1024;
/** Five thousand files with their digests. */
const LIST_LIMIT_BYTES = 2 * 1024 * 1024;
const PARTS = { requestsPerMinute: 300 };
const STARTS = { requestsPerMinute: 20 };

/** Routes by which content is published with a token, and without the password of the database. */
export async function addPublishingRoutes(app: FastifyInstance, context: PlatformContext): Promise<void> {
  const publishings = publishingsHere(context);
  const publishers = new WeakMap<FastifyRequest, Publisher>();
  const publisher = (request: FastifyRequest): Publisher => {
    const found = publishers.get(request);
    if (found === undefined) throw new Error('The hook below runs before each handler');
    return found;
  };
  // Before the body is read, so that nobody else can send anything.
  app.addHook('onRequest', async (request) => {
    publishers.set(request, await publisherOf(context, request));
  });
  app.addHook('onClose', () => publishings.stop());
  addEndpoint<{ Body: StartPublishingRequest }>(app, ENDPOINTS.startPublishing, {
    limit: STARTS,
    bodyLimit: LIST_LIMIT_BYTES,
    handler: async (request) => publishings.start(publisher(request), request.body, request.log),
  });
  addEndpoint<{ Params: { id: string } }>(app, ENDPOINTS.showPublishing, {
    handler: async (request) =>
      showPublishing(context, { id: request.params.id, publisher: publisher(request) }),
  });
  await app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser(
      [...ENDPOINTS.sendContentFile.requestMediaTypes],
      { parseAs: 'buffer', bodyLimit: PART_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    addEndpoint<{ Params: { digest: string }; Body: Buffer | undefined }>(files, ENDPOINTS.sendContentFile, {
      limit: PARTS,
      handler: async ({ params: { digest }, body = Buffer.alloc(0) }) => {
        await storeSentFile(context, { digest, bytes: body });
        return { bytes: body.length };
      },
    });
  });
}
