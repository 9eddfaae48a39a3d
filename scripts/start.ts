/** `npm start`: builds the site and the command, checks and publishes the demo content, and starts the server. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError, loadConfig } from '#server/config';
import { makeOwner } from './make-owner.ts';

const folder = process.argv[2] ?? 'content';

/** Checked first, since a taken port would fail the last step only. */
async function refuseTakenPort(): Promise<void> {
  const { host, port } = loadConfig(process.env);
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function step(title: string, args: string[]): void {
  console.log(`\n${title}`);
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** So that the commands of the staff work at once. On a real site the first owner makes themselves. */
async function makeDemoOwner(): Promise<void> {
  if (loadConfig(process.env).mode === 'production') return;
  const email = 'owner@hotel.example';
  // The ending has what the rule for passwords asks for.
  const password = `${randomBytes(12).toString('base64url')}-Aa1`;
  const owner = await makeOwner({ email, name: 'Owner for trying out', password });
  if (owner === undefined) return;
  console.log(
    [
      '\nAn owner for trying out, shown once:',
      `  e-mail     ${email}, as in: ./verandah bookings list --by ${email}`,
      `  password   ${password}`,
      `  key        ${owner.uri}`,
      `  for a lost phone ${owner.recoveryCodes[0]}`,
    ].join('\n'),
  );
}

try {
  await refuseTakenPort();
} catch (error) {
  if (error instanceof ConfigError) console.error(error.message);
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    console.error(
      `The port is taken (${error.message}). Stop the other process, or choose another port: PORT=4174 npm start`,
    );
  else throw error;
  process.exit(1);
}
step('Building the site …', ['--run', 'build']);
step(`Checking ${folder}/ …`, ['cli/verandah.cjs', 'check', folder]);
step(`Publishing ${folder}/ …`, ['cli/verandah.cjs', 'publish', folder]);

await makeDemoOwner();

console.log('\nStarting the server …');
const server = spawn(process.execPath, ['server/main.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
