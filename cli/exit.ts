/** What the command says to whoever called it. Documented in `verandah --help`; scripts depend on the numbers. */
export const EXIT = {
  ok: 0,
  /** The content has problems. */
  problems: 1,
  /** The command was not understood, or there is nothing to work on. */
  usage: 2,
  /** A file could not be read. */
  unreadable: 3,
  /** Another release was published meanwhile. */
  conflict: 4,
  /** The database is busy: the same command may succeed in a moment (EX_TEMPFAIL of sysexits). */
  busy: 75,
  /** A fault of Verandah itself. */
  bug: 70,
} as const;
