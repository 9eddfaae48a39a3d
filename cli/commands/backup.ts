import type { Command } from '../command.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'write everything that guests booked into one file',
  usage: '<file>',
  about: [
    'Writes the whole database, as it is at one moment, into a new compressed file, while the server runs and guests book. The file is read back before it gets its name, and a file that is there is never overwritten. It names guests: keep it as safe as the database.',
    'The same file can be restored into either kind of database. Not in it: the folder of releases and the pictures and the secret in DATA_DIR; copy that folder too.',
  ],
  options: [],
  examples: [
    { line: 'verandah backup hotel-2027-01-14.backup', words: 'before an upgrade, and every night' },
  ],
  run: async (args) => (await import('../backup-command.ts')).runBackup(args),
};

export const restore: Command = {
  name: 'restore',
  summary: 'put a backup into an empty database',
  usage: '<file>',
  about: [
    'Reads the whole file first and refuses one that is damaged, then puts everything back in one step, brought to the shape that this version needs. A database that holds anything is left alone.',
    'A hotel moves from one database to another by a backup of the one and a restore into the other: DATABASE_URL says which.',
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
