/** Makes members of the staff as people do, by `verandah staff`: for the demo, journeys and tests. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { URI } from 'otpauth';

const COMMAND = join(import.meta.dirname, '../cli/verandah.cjs');
/** As `verandah --help` says: nobody was named, because there is an owner already. */
const EXIT_USAGE = 2;

export interface MadeMember {
  email: string;
  password: string;
  /** For an authenticator app. */
  uri: string;
  recoveryCodes: string[];
}

export interface WantedOwner {
  email: string;
  name: string;
  password: string;
}

/** Makes the first owner. Undefined where there is one already. */
export async function makeOwner(
  { email, name, password }: WantedOwner,
  env: NodeJS.ProcessEnv = process.env,
): Promise<MadeMember | undefined> {
  const args = [COMMAND, 'staff', 'invite', email, '--name', name, '--role', 'owner'];
  const invited = spawnSync(process.execPath, args, {
    env: { ...env, VERANDAH_STAFF: '' },
    encoding: 'utf8',
  });
  if (invited.status === EXIT_USAGE) return undefined;
  if (invited.status !== 0) throw new Error(`No owner was made: ${invited.stderr}`);
  const [token = ''] = invited.stdout.split('\n');
  const accepting = spawn(process.execPath, [COMMAND, 'staff', 'accept'], {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return { email, password, ...(await acceptInvitation(accepting, { token, password })) };
}

/** Answers `verandah staff accept`, with the code that an authenticator app would show. */
export async function acceptInvitation(
  { stdin, stdout }: { stdin: Writable; stdout: Readable },
  { token, password }: { token: string; password: string },
): Promise<Pick<MadeMember, 'uri' | 'recoveryCodes'>> {
  let printed = '';
  let uri = '';
  stdout.setEncoding('utf8').on('data', (part: string) => {
    printed += part;
    if (uri !== '') return;
    uri = /^ {2}(otpauth:\S+)\n/m.exec(printed)?.[1] ?? '';
    if (uri !== '') stdin.end(`${URI.parse(uri).generate()}\n`);
  });
  // A refused token ends the command before it has read everything.
  stdin.on('error', () => {});
  stdin.write(`${token}\n${password}\n${password}\n`);
  await once(stdout, 'close');
  if (!printed.includes('VERANDAH_STAFF=')) throw new Error('The invitation was not accepted.');
  return {
    uri,
    recoveryCodes: printed.match(/^ {2}(?:\w{4}-){3}\w{4}$/gm)?.map((line) => line.trim()) ?? [],
  };
}
