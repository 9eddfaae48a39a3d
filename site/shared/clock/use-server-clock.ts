import { useCallback, useSyncExternalStore } from 'react';
import { serverClock, serverNow } from '../../api/server-clock.ts';
import { serverToday } from './server-today.ts';

const POLL_MS = 500;

/** The server's clock for a countdown: another function after each correction, so that the countdown starts anew. */
export function useServerNow(): () => number {
  return useSyncExternalStore(serverClock.subscribe, serverClock.current, serverClock.current);
}

/** Whether the server has told its time to this page. By the device's clock alone nothing is deleted. */
export function useIsServerTimeKnown(): boolean {
  return useSyncExternalStore(serverClock.subscribe, serverClock.isKnown, () => false);
}

/** Whether an instant of the server has passed, in milliseconds since 1970. Never for NaN. */
export function useIsPast(instant: number): boolean {
  return useSyncExternalStore(
    onTick,
    () => serverNow() >= instant,
    () => false,
  );
}

/** Today in a time zone. Undefined while prerendering, because publishing happens on another day. */
export function useToday(timezone: string): string | undefined {
  return useSyncExternalStore(
    onNewDay,
    useCallback(() => serverToday(timezone), [timezone]),
    () => undefined,
  );
}

/** Polls, because a long timer fires late after the machine sleeps. */
function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, POLL_MS);
  const leave = serverClock.subscribe(listener);
  return () => {
    clearInterval(timer);
    leave();
  };
}

/** Also when a guest returns to a page that was left open over midnight. */
function onNewDay(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  const leave = serverClock.subscribe(listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    leave();
  };
}
