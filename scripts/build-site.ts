/** Builds the guest's site when something that it is made of has changed since the last build. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'site/dist/.inputs';
const inputs = ['{site,design-system,domain,schemas}/**/*.{ts,tsx,js,json,svg,css}', 'package-lock.json'];

function digestOfInputs(): string {
  const digest = createHash('sha256');
  const files = globSync(inputs, { exclude: ['site/dist/**'] }).toSorted();
  for (const file of files) digest.update(`${file}\0`).update(readFileSync(file));
  return digest.digest('hex');
}

/** Returns whether a build was needed. Throws when the build fails; its own messages have been printed by then. */
export function buildSiteIfChanged(): boolean {
  const digest = digestOfInputs();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return false;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built; the lines above say why.');
  writeFileSync(STAMP, digest);
  return true;
}
