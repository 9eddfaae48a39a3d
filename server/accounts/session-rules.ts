const DAY_MS = 24 * 3_600_000;

/**
 * TRUST A3: a session ends after 14 days without use, and 60 days after it began however much it is used. That it was
 * used is noted once in 10 minutes.
 */
export const SESSION_RULES = {
  idleMs: 14 * DAY_MS,
  absoluteMs: 60 * DAY_MS,
  noteUseEveryMs: 600_000,
} as const;
