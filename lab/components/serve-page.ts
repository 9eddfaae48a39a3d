/** Builds the measured page like the site, and serves it from memory. */
import { createServer, type Server } from 'node:http';
import { bundle } from '../../scripts/bundle.ts';

export interface ServedPage {
  address: string;
  close: () => void;
}

export async function servePage(): Promise<ServedPage> {
  const output = await bundle({ entries: { page: { file: 'lab/components/page.tsx' } }, inOne: true });
  const files = new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]),
  );
  const named = (ending: string) => [...files.keys()].filter((name) => name.endsWith(ending));
  const html = [
    '<!doctype html><html lang="en"><title>Bench</title>',
    ...named('.css').map((name) => `<link rel="stylesheet" href="${name}">`),
    ...named('.js').map((name) => `<script type="module" src="${name}"></script>`),
    '<body></body></html>',
  ].join('\n');
  const server = createServer((request, response) => {
    const name = request.url ?? '/';
    const body = name === '/' ? html : files.get(name);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': typeOf(name) });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { address: `http://127.0.0.1:${portOf(server)}/`, close: () => server.close() };
}

function typeOf(name: string): string {
  if (name.endsWith('.js')) return 'text/javascript';
  return name.endsWith('.css') ? 'text/css' : 'text/html';
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
