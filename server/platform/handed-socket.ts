/** The first file descriptor that systemd hands over (sd_listen_fds). */
const FIRST = 3;

/**
 * The listening socket that a service manager handed over and keeps while the process restarts: whoever connects
 * meanwhile waits. Undefined if there is none; the variables of a parent process are not meant for this one.
 */
export function handedSocket(
  env: Readonly<Partial<Record<string, string>>>,
  pid: number,
): { fd: number } | undefined {
  const isHanded = env['LISTEN_PID'] === String(pid) && Number(env['LISTEN_FDS']) >= 1;
  return isHanded ? { fd: FIRST } : undefined;
}
