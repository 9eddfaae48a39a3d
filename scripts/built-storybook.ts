/** Builds and serves Storybook for tests. */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { delimiter, dirname, extname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'storybook-static');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Builds Storybook, unless `--no-build` is given, and serves it during the visit. The visit gets the address and the
 * other arguments. With `photograph`, an SVG, that is served in place of every photograph.
 * @returns the exit code of the visit, or of a failed build.
 */
export async function visitStorybook(
  words: readonly string[],
  visit: (url: string, words: readonly string[]) => Promise<number>,
  { photograph }: { photograph?: string } = {},
): Promise<number> {
  if (!words.includes('--no-build')) {
    const built = await runTool('storybook', ['build', '--quiet', '--output-dir', folder]);
    if (built !== 0) return built;
  }
  const server = await serve(photograph);
  try {
    const address = server.address();
    if (address === null || typeof address === 'string')
      throw new Error('The stories are served on no port.');
    const passedOn = words.filter((word) => word !== '--no-build');
    return await visit(`http://127.0.0.1:${address.port}`, passedOn);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

export function runTool(
  command: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', command), words, {
      cwd: root,
      stdio: 'inherit',
      // The tool asks the path for its Node, and outside npm that is the machine's, which may be too old.
      env: { ...process.env, PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter), ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function serve(photograph: string | undefined): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stories');
    if (photograph !== undefined && pathname.startsWith('/images/')) {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(photograph);
      return;
    }
    // Normalized first, so that no path leaves the folder.
    const file = join(folder, normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)));
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      // Their names have a hash. Chromium keeps the compiled code of scripts only beside what it may keep.
      ...(pathname.startsWith('/assets/') && { 'cache-control': 'max-age=86400, immutable' }),
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
