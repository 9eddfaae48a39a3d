/** `npm run package`: makes the tarball that providers install, with the site built and without what only developers need. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What a running installation reads, and its documents. */
const SHIPPED =
  /^(?:(?:cli|domain|server|schemas|docs)\/|design-system\/theme\/|site\/public\/|scripts\/require-node\.mjs$|(?:verandah(?:\.cmd)?|package\.json|\.npmrc|LICENSE|README\.md|CHANGELOG\.md|SECURITY\.md)$)/;
const NOT_SHIPPED =
  /(?:\.test|\.css)\.tsx?$|(?:^|\/)(?:test-support|tests|test-command\.ts|kill-publish\.ts|fuzz|malformed)(?:\/|$)|^docs\/(?:pictures|specification\.md|what-was-asked\.md)/;

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  [field: string]: unknown;
}

interface Made {
  /** The unpacked package. */
  folder: string;
  tarball: string;
}

/** Makes the package from the files of this repository. The site must be built. */
export function makePackage(target: string): Made {
  const manifest = readManifest();
  const name = `${manifest.name}-${manifest.version}`;
  const folder = join(target, name);
  rmSync(folder, { recursive: true, force: true });
  const files = shippedFiles();
  for (const file of files) copy(file, folder);
  cpSync(join(root, 'site/dist'), join(folder, 'site/dist'), { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(installedManifest(manifest, files), null, 2)}\n`,
  );
  copy('package-lock.json', folder);
  // Takes what is needed no more out of the lock file; asks no registry.
  run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit'], folder);
  const tarball = join(target, `${name}.tar.gz`);
  run('tar', ['-czf', tarball, '-C', target, name], target);
  return { folder, tarball };
}

function readManifest(): Manifest {
  // Our own manifest.
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
}

function shippedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => SHIPPED.test(file) && !NOT_SHIPPED.test(file));
}

function copy(file: string, folder: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(root, file), join(folder, file));
}

/** Only the packages that a shipped source names: the built site has its own inside. */
function installedManifest(manifest: Manifest, files: readonly string[]): Manifest {
  const sources = files
    .filter((file) => /\.(?:[cm]?[jt]s)$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const isNamed = (name: string): boolean => {
    const family = name.startsWith('@fontsource/') ? '@fontsource/' : name;
    return [`'${family}`, `"${family}`, `\`${family}`].some((start) => sources.includes(start));
  };
  const { devDependencies: _tools, overrides: _pins, allowScripts: _scripts, ...kept } = manifest;
  return {
    ...kept,
    dependencies: Object.fromEntries(Object.entries(manifest.dependencies).filter(([name]) => isNamed(name))),
    scripts: { prestart: 'node scripts/require-node.mjs', start: 'node server/main.ts' },
  };
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr || String(error)}`);
}

if (import.meta.main) {
  const build = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
  console.log(makePackage(join(root, '.cache/package')).tarball);
}
