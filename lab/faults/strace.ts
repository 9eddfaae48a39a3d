import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Strace {
  detach: () => Promise<void>;
}

/** A tool that the machine lacks, with the remedy. */
export class MissingTool extends Error {
  override readonly name = 'MissingTool';
}

const NOT_THERE =
  'This needs strace, which watches and spoils the system calls of a process. Install it (Linux only): apt install strace';
const NOT_ALLOWED =
  'strace may not attach to a process here. Run as root, or allow it: sysctl kernel.yama.ptrace_scope=0';

/** Whether strace exists and may attach to a process. */
export async function hasStrace(): Promise<boolean> {
  const idle = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  try {
    const strace = await attachStrace(idle.pid ?? 0, ['-o', '/dev/null', '-e', 'trace=none']);
    await strace.detach();
    return true;
  } catch (error) {
    if (error instanceof MissingTool) return false;
    throw error;
  } finally {
    idle.kill('SIGKILL');
  }
}

/** Attaches to all threads; resolves when it sees every call. */
export async function attachStrace(pid: number, args: readonly string[]): Promise<Strace> {
  const strace = spawn('strace', ['-f', ...args, '-p', String(pid)], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(strace, 'close');
  let said = '';
  const attached = Promise.withResolvers<void>();
  strace.once('error', () => attached.reject(new MissingTool(NOT_THERE)));
  strace.once('close', () =>
    attached.reject(
      /not permitted/i.test(said) ? new MissingTool(NOT_ALLOWED) : new Error(`strace: ${said}`),
    ),
  );
  strace.stderr.on('data', (text: Buffer) => {
    said += text.toString();
    if (/Process \d+ attached(?: with \d+ threads)?\n/.test(said)) attached.resolve();
  });
  ended.catch(() => {});
  await attached.promise;
  return {
    async detach() {
      // SIGINT detaches it without harm to the process.
      strace.kill('SIGINT');
      await ended;
    },
  };
}
