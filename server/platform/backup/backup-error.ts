/** A backup or a restore that did not happen: the cause and the remedy, for whoever typed the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
