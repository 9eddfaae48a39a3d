import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Diagnostic } from '#schemas/engine';
import { TOOL_LANGUAGE } from '#schemas/language';
import { packageRoot } from '../package-root.ts';
import type { ImageBuilder } from '../publish/images.ts';
import { addressesOf } from './page-of-file.ts';

export interface PreviewState {
  problems: readonly Diagnostic[];
  /** Why valid content could not be built. */
  fault: string | undefined;
  /** Builds the pictures of the pages; undefined until the first build. */
  images: ImageBuilder | undefined;
  /** One for each open page. */
  listeners: Set<(event?: 'look' | 'end') => void>;
}

interface Previewed {
  state: PreviewState;
  /** The last release that was built from the working files. */
  releaseId: () => string | undefined;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const OVERLAY = '<script src="/_preview/overlay.js" defer></script>';
const NOTHING_YET = `<!doctype html><html lang="${TOOL_LANGUAGE}"><head><meta charset="utf-8"><title>Preview</title>${OVERLAY}</head><body><main><h1>There is nothing to show yet</h1><p>The pages cannot be built because of the problems listed here. The site appears once they are corrected.</p></main></body></html>`;

/** Adds the list of diagnostics, the overlay and the event stream that reloads pages. */
export function addPreviewRoutes(app: FastifyInstance, previewed: Previewed): void {
  const { state, releaseId } = previewed;
  const overlay = readFileSync(join(packageRoot(), 'cli/preview/overlay.js'), 'utf8');
  app.get('/_preview/overlay.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(overlay),
  );
  app.get('/_preview/problems.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(diagnosticsOf(previewed)),
  );
  app.get('/_preview/events', (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const tell = (event: 'look' | 'end' = 'look'): void => {
      if (event === 'end') raw.end();
      else raw.write(`event: look\ndata: ${JSON.stringify(diagnosticsOf(previewed))}\n\n`);
    };
    state.listeners.add(tell);
    request.raw.once('close', () => state.listeners.delete(tell));
    tell();
  });

  app.addHook('onRequest', async (request, reply) => {
    // Pages are changed before they are sent, so they must be neither compressed nor cached.
    delete request.headers['accept-encoding'];
    delete request.headers['if-none-match'];
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (releaseId() === undefined && isPage && !request.url.startsWith('/_'))
      return reply.type('text/html; charset=utf-8').send(NOTHING_YET);
    // Pictures are encoded on request, so that pages do not wait for a folder of new photographs.
    const picture = await state.images?.file(request.url);
    if (picture !== undefined)
      return reply.type(picture.type).header('cache-control', FOR_EVER).send(picture.bytes);
    return undefined;
  });
  app.addHook('onSend', async (_request, reply, payload) => withOverlay(reply, payload));
}

async function withOverlay(reply: FastifyReply, payload: unknown): Promise<unknown> {
  const type = String(reply.getHeader('content-type') ?? '');
  if (!type.startsWith('text/html')) return payload;
  // Pages are streams, or bytes when they are first used; the mailbox and this module send text.
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
  const page = isWhole ? String(payload) : await text(payload as Readable);
  reply.removeHeader('etag');
  reply.removeHeader('content-length');
  reply.header('cache-control', 'no-store');
  return page.includes(OVERLAY) ? page : page.replace('</head>', `${OVERLAY}</head>`);
}

function diagnosticsOf({ state: { problems, fault }, releaseId }: Previewed) {
  const listed = problems.map(({ file, range, severity, code, message, help }) => ({
    place: `${file}:${range.start.line}:${range.start.column}`,
    severity,
    code,
    message,
    help: help ?? '',
    addresses: addressesOf(file),
  }));
  return { releaseId: releaseId() ?? null, problems: [...faultAsDiagnostic(fault), ...listed] };
}

function faultAsDiagnostic(fault: string | undefined) {
  if (fault === undefined) return [];
  return [
    {
      place: '',
      severity: 'error',
      code: 'preview',
      message: `The pages could not be built: ${fault}`,
      help: 'Save the file again. If that does not help, restart the preview.',
      addresses: [],
    },
  ];
}
