/** Publishes a content folder into an empty data folder and serves it: `node e2e/serve-hotel.ts <content> <port>`. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeOwner } from '../scripts/make-owner.ts';
import { clockFileOf, dataFolderOf, OWNER, ownerFileOf } from './hotels.ts';
import { setClockAhead } from './time.ts';

const [content, port] = process.argv.slice(2);
if (content === undefined || port === undefined)
  throw new Error('Say which content folder to serve, and on which port.');

const dataFolder = dataFolderOf(port);
rmSync(dataFolder, { recursive: true, force: true });
// The demo's pictures are made once on a machine, not with every run.
mkdirSync('.cache/pictures', { recursive: true });
mkdirSync(dataFolder, { recursive: true });
symlinkSync(resolve('.cache/pictures'), join(dataFolder, 'cache'));
const env = { ...process.env, DATA_DIR: dataFolder, PORT: port, LOG_LEVEL: 'error', NODE_ENV: 'test' };

const published = spawnSync(process.execPath, ['cli/main.ts', 'publish', content], { stdio: 'inherit', env });
if (published.status !== 0) process.exit(published.status ?? 1);

writeFileSync(ownerFileOf(port), JSON.stringify(await makeOwner(OWNER, env)));
setClockAhead(port, 0);
const server = spawn(
  process.execPath,
  ['--import', './server/test-support/clock-ahead.ts', 'server/main.ts'],
  {
    stdio: 'inherit',
    env: { ...env, CLOCK_AHEAD_FILE: clockFileOf(port) },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(dataFolder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
