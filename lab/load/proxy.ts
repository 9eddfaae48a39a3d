/** The installed nginx or haproxy with its file of docs/proxy. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const FILES = join(import.meta.dirname, '../../docs/proxy');
const STARTS_WITHIN_MS = 10_000;
const ASK_EVERY_MS = 50;
const PORTS_IN_FILE = [4173, 4174, 4175];

const PROXIES = ['nginx', 'haproxy'] as const;
type ProxyName = (typeof PROXIES)[number];

interface ProxyPlace {
  folder: string;
  port: number;
  ports: readonly number[];
  /** Without retries at another process. */
  asksOnce: boolean;
}

/** The wanted proxy, else the first that is installed. */
export function installedProxy(wanted: string | undefined): ProxyName {
  const asked = PROXIES.filter((name) => wanted === undefined || name === wanted);
  const found = asked.find((name) => spawnSync(name, ['-v']).error === undefined);
  if (found !== undefined) return found;
  throw new Error(
    `This needs a proxy, and none of ${PROXIES.join(' and ')} is installed that was asked for: apt-get install nginx`,
  );
}

/** Resolves when it answers. */
export async function startProxy(name: ProxyName, place: ProxyPlace): Promise<{ stop: () => Promise<void> }> {
  mkdirSync(place.folder, { recursive: true });
  const file = join(place.folder, 'proxy.conf');
  writeFileSync(file, name === 'nginx' ? nginxFile(place) : haproxyFile(place));
  const words = name === 'nginx' ? ['-p', place.folder, '-c', file, '-e', 'stderr'] : ['-db', '-f', file];
  const child: ChildProcess = spawn(name, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2000)));
  const address = `http://127.0.0.1:${place.port}/api/v1/ready`;
  for (let waitedMs = 0; waitedMs < STARTS_WITHIN_MS; waitedMs += ASK_EVERY_MS) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${said}`);
    // oxlint-disable-next-line no-await-in-loop -- asked again and again
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) return { stop: () => stop(child) };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(ASK_EVERY_MS);
  }
  await stop(child);
  throw new Error(`${name} did not answer:\n${said}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** The file with the addresses of this run and without TLS. */
function nginxFile({ folder, port, ports, asksOnce }: ProxyPlace): string {
  const site = atPorts(readFileSync(join(FILES, 'nginx.conf'), 'utf8'), ports)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_certificate.*$/gm, '')
    .replace('/etc/nginx/verandah', FILES)
    .replace('/var/cache/nginx/verandah', join(folder, 'cache'));
  const altered = asksOnce
    ? site.replaceAll(/^ *proxy_next_upstream.*$/gm, '').replaceAll(' max_fails=0', '')
    : site;
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  return `daemon off;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
events { worker_connections 512; }
http {
access_log off;
error_log stderr crit;
${kept}
${altered}
}
`;
}

function haproxyFile({ port, ports, asksOnce }: ProxyPlace): string {
  const file = atPorts(readFileSync(join(FILES, 'haproxy.cfg'), 'utf8'), ports)
    .replace(/^ *bind .*$/m, `  bind 127.0.0.1:${port}`)
    .replace('/etc/haproxy/away.html', join(FILES, 'away.html'));
  return asksOnce
    ? file
        .replace(/^ *retry-on.*$/m, '  retry-on none')
        .replace('option redispatch 1', 'no option redispatch')
    : file;
}

function atPorts(file: string, ports: readonly number[]): string {
  return PORTS_IN_FILE.reduce(
    (text, usual, index) => text.replaceAll(`127.0.0.1:${usual}`, `127.0.0.1:${ports[index] ?? usual}`),
    file,
  );
}
