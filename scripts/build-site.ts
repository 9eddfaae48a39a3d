/** `npm run build`: builds the site if its sources have changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'site/dist/.inputs';
const INPUTS = ['{site,design-system,domain,schemas}/**/*.{ts,tsx,js,json,svg,css}', 'package-lock.json'];
const BUILDS = [[], ['--ssr']];

function digestOfInputs(): string {
  const digest = createHash('sha256');
  const files = globSync(INPUTS, { exclude: ['site/dist/**'] }).toSorted();
  for (const file of files) digest.update(`${file}\0`).update(readFileSync(file));
  return digest.digest('hex');
}

const digest = digestOfInputs();
if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) {
  console.log('The site is up to date.');
} else {
  for (const options of BUILDS) {
    const args = ['build', '--config', 'site/vite.config.ts', '--logLevel', 'warn', ...options];
    const { status } = spawnSync('vite', args, { stdio: 'inherit' });
    if (status !== 0) {
      console.error('The site could not be built; the lines above say why.');
      process.exit(status ?? 1);
    }
  }
  writeFileSync(STAMP, digest);
  console.log('The site is built.');
}
