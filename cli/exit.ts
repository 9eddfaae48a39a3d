/** Exit codes, documented in `verandah --help`. Scripts depend on the numbers. */
export const EXIT = {
  ok: 0,
  problems: 1,
  /** The command line is wrong, or there is nothing to work on. */
  usage: 2,
  unreadable: 3,
  /** Another release was published in the meantime. */
  conflict: 4,
  /** The database is busy; a retry may succeed (EX_TEMPFAIL of sysexits). */
  busy: 75,
  /** An internal error of Verandah (EX_SOFTWARE). */
  bug: 70,
} as const;
