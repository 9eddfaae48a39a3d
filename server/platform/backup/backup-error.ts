/** A failed backup or restore. The message says the cause and the remedy. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
