export { BackupError } from './backup-error.ts';
export type { BackupSummary } from './read-backup.ts';
export { restoreBackup } from './restore-backup.ts';
export { writeBackup, type WrittenBackup } from './write-backup.ts';
