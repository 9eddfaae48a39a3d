/** Finds a Chromium for tests, or says what to install. Order: CHROMIUM_PATH, the system's, the pinned one (linux x64). */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Flags for a container: as root, without a GPU, without background requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function pinnedChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packageRoot = entry.slice(0, entry.lastIndexOf('/build/'));
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(import.meta.dirname, `../node_modules/.cache/chromium-${version}`);
  const program = join(folder, 'chromium');
  if (!existsSync(program)) await unpack(folder);
  return program;
}

/** Two processes may unpack at once, and neither may start the half-written program of the other: the first to finish wins. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const own = mkdtempSync(`${folder}-`);
  const before = process.env['TMPDIR'];
  // The package writes to the temporary folder, and reuses any Chromium that it finds there.
  process.env['TMPDIR'] = own;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    moveInto(folder, own);
  } finally {
    rmSync(own, { recursive: true, force: true });
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** Leaves a complete folder of another process as it is; replaces what a killed one left. */
function moveInto(folder: string, own: string): void {
  try {
    renameSync(own, folder);
  } catch (error) {
    if (existsSync(join(folder, 'chromium'))) return;
    if (!existsSync(folder)) throw error;
    rmSync(folder, { recursive: true });
    renameSync(own, folder);
  }
}

async function starts(path: string): Promise<boolean> {
  try {
    await run(path, ['--headless', ...chromiumArgs, '--version'], { timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

/** @throws an error with the remedy where none starts. */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  const candidates = given === undefined ? systemPaths.filter((path) => existsSync(path)) : [given];
  for (const path of candidates) {
    if (await starts(path)) return path;
  }
  const pinned = given === undefined ? await pinnedChromium() : undefined;
  if (pinned !== undefined && (await starts(pinned))) return pinned;
  throw new Error(
    given === undefined
      ? 'No Chromium starts on this machine. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to one that you have.'
      : `CHROMIUM_PATH is ${given}, but that program does not start. Correct it, or unset it to use the one from the lock file.`,
  );
}

if (import.meta.main) {
  try {
    console.log(await findChromium());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
