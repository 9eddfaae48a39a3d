/**
 * The server's time in this page. Devices are minutes or hours wrong, so whatever the server dates (holds, codes, stays)
 * is compared with this clock. Until the first answer it is the device's.
 */
export interface ServerClock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** The same as a function that is another one after each correction, for what depends on it. */
  current: () => () => number;
  /** Whether an answer has told the time. */
  isKnown: () => boolean;
  /** Reads the time in an answer, if it came from the server right now. */
  hear: (answer: HeardAnswer) => void;
  subscribe: (listener: () => void) => () => void;
  /** Forgets what was heard, for tests and stories. */
  reset: () => void;
}

export interface HeardAnswer {
  headers: Headers;
  /** When the request left and when its answer came, by the device's clock. */
  sentAt: number;
  receivedAt: number;
}

/** The header `Date` has whole seconds. */
const RESOLUTION_MS = 1000;
/** A countdown must not jump for less. */
const TOLERANCE_MS = 1000;

/** The one place that reads the device's clock. */
export const deviceNow = (): number => Date.now();

export function createServerClock(device: () => number): ServerClock {
  const listeners = new Set<() => void>();
  let offsetMs = 0;
  let current = device;
  let isKnown = false;

  function set(nextOffsetMs: number, isTold: boolean): void {
    if (nextOffsetMs !== offsetMs) current = () => device() + nextOffsetMs;
    offsetMs = nextOffsetMs;
    isKnown = isTold;
    for (const listener of listeners) listener();
  }

  return {
    now: () => current(),
    current: () => current,
    isKnown: () => isKnown,
    hear({ headers, sentAt, receivedAt }) {
      if (!isFresh(headers)) return;
      const date = Date.parse(headers.get('date') ?? '');
      // The server wrote the date at some moment between sending and receiving.
      const least = date - receivedAt;
      const most = date + RESOLUTION_MS - sentAt;
      // Without a date, or when the device's clock was set back meanwhile.
      if (!(least <= most)) return;
      // A slow answer says less than a quick one, so what agrees with it stays.
      const agrees = least - TOLERANCE_MS <= offsetMs && offsetMs <= most + TOLERANCE_MS;
      if (agrees && isKnown) return;
      set(agrees ? offsetMs : Math.round((least + most) / 2), true);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset: () => set(0, false),
  };
}

export const serverClock = createServerClock(deviceNow);
export const serverNow = serverClock.now;

/**
 * A cached answer has the date on which it was first given. Browsers do not tell what they have kept, so only answers
 * count that nobody may keep. `Age` is set by a cache that keeps them all the same.
 */
function isFresh(headers: Headers): boolean {
  const directives = (headers.get('cache-control') ?? '').split(',').map((one) => one.trim().toLowerCase());
  return directives.includes('no-store') && !headers.has('age');
}
