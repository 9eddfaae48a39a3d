/** Storybook as it is published: built, served, and handed to whoever goes through it. */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

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
 * Builds Storybook, unless the words say `--no-build`, and serves it while it is visited. Gives the exit code of the visit,
 * which is handed the address and the other words, or of a build that failed.
 */
export async function visitStorybook(
  words: readonly string[],
  visit: (url: string, words: readonly string[]) => Promise<number>,
): Promise<number> {
  if (!words.includes('--no-build')) {
    const built = await runTool('storybook', ['build', '--quiet', '--output-dir', folder]);
    if (built !== 0) return built;
  }
  const server = await serve();
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

/** Runs a tool of `node_modules` and gives its exit code. */
export function runTool(
  command: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', command), words, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stories');
    // Normalised before joining, so that no path leaves the folder.
    const file = join(folder, normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)));
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
