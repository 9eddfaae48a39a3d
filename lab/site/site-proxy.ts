/** Proxies the site, with or without its scripts. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

export interface SiteProxy {
  origin: string;
  close: () => Promise<void>;
}

/** Both variants go through this process, so that it costs them the same. */
export async function startSiteProxy(
  origin: string,
  { withScripts }: { withScripts: boolean },
): Promise<SiteProxy> {
  const server = createServer((asked, answer) => {
    const isDocument = asked.headers.accept?.includes('text/html') === true;
    const headers = isDocument ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
    const behind = request(origin + (asked.url ?? '/'), { method: asked.method, headers }, (given) => {
      if (isDocument && !withScripts) void sendWithoutScripts(given, answer);
      else if (isDocument) void sendDocument(given, answer, (html) => html);
      else given.pipe(answer.writeHead(given.statusCode ?? 500, given.headers));
    });
    behind.on('error', () => answer.destroy());
    asked.pipe(behind);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening server has a port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function sendWithoutScripts(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  return sendDocument(given, answer, (html) =>
    html
      .replaceAll(/<script\b[^]*?<\/script>/gu, '')
      .replaceAll(/<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/gu, ''),
  );
}

async function sendDocument(
  given: IncomingMessage,
  answer: ServerResponse,
  change: (html: string) => string,
): Promise<void> {
  const body = gzipSync(change(await text(given)));
  const { 'content-length': _length, etag: _etag, ...headers } = given.headers;
  answer.writeHead(given.statusCode ?? 500, {
    ...headers,
    'content-encoding': 'gzip',
    'content-length': body.length,
  });
  answer.end(body);
}
