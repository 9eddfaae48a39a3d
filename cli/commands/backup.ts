import type { Command } from '../command.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'back up all bookings into one file',
  usage: '<file>',
  about: [
    'Writes a consistent copy of the whole database into a new compressed file while the server runs. The file is verified before it gets its name, and an existing file is never overwritten. It contains personal data: protect it like the database.',
    'The file can be restored into SQLite or PostgreSQL. It does not contain the releases, the pictures and the secret in DATA_DIR: copy that folder too.',
  ],
  options: [],
  examples: [
    { line: 'verandah backup hotel-2027-01-14.backup', words: 'before an upgrade, and every night' },
  ],
  run: async (args) => (await import('../backup-command.ts')).runBackup(args),
};

export const restore: Command = {
  name: 'restore',
  summary: 'restore a backup into an empty database',
  usage: '<file>',
  about: [
    'Verifies the whole file first, then restores it in one transaction and migrates it to this version. A database that is not empty is left alone.',
    'To move a hotel to another database, back up the first and restore into the second; DATABASE_URL selects the database.',
  ],
  options: [],
  examples: [
    {
      line: 'verandah restore hotel-2027-01-14.backup',
      words: 'into the database of DATABASE_URL or DATA_DIR',
    },
  ],
  run: async (args) => (await import('../backup-command.ts')).runRestore(args),
};
