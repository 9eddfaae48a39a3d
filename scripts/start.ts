/** The README's first command: builds the site, checks and publishes the demo content, and starts the server on it. */
import { spawn, spawnSync } from 'node:child_process';

const folder = process.argv[2] ?? 'content';

function step(title: string, args: string[]): void {
  console.log(`\n${title}`);
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

step('Building the site …', ['scripts/build-site.ts']);
step(`Checking ${folder}/ …`, ['cli/main.ts', 'check', folder]);
step(`Publishing ${folder}/ …`, ['cli/main.ts', 'publish', folder]);

console.log('\nStarting the server …');
const server = spawn(process.execPath, ['server/main.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
