/**
 * Visits every story of the built Storybook in Chromium: it must draw, its play function must pass and axe must find nothing.
 * Builds Storybook first unless `--no-build` is given.
 */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { findChromium } from './chromium.ts';

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

function run(
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

async function testStories(words: readonly string[]): Promise<number> {
  const chromium = await findChromium();
  if (!words.includes('--no-build')) {
    const built = await run('storybook', ['build', '--quiet', '--output-dir', folder]);
    if (built !== 0) return built;
  }
  const server = await serve();
  try {
    const address = server.address();
    if (address === null || typeof address === 'string')
      throw new Error('The stories are served on no port.');
    const passedOn = words.filter((word) => word !== '--no-build');
    const url = `http://127.0.0.1:${address.port}`;
    return await run(
      'test-storybook',
      ['--config-dir', '.storybook', '--index-json', '--url', url, '--maxWorkers', '2', ...passedOn],
      { CHROMIUM_PATH: chromium, TARGET_URL: url, STORYBOOK_DISABLE_TELEMETRY: '1' },
    );
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

try {
  process.exitCode = await testStories(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
