import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './countdown-label.css.ts';
import { clockOf, useSecondsLeft } from './use-seconds-left.ts';

const SPOKEN_AFTER_MS = 100;

export interface CountdownLabelProps extends Omit<ElementProps<'span'>, 'children'> {
  /** The instant it counts down to. */
  endsAt: string | number;
  /** The words around the clock, such as `Send again in 0:42`. */
  label: (clock: string) => string;
  /** The words when the time is over. */
  endedLabel: string;
  /** Spoken once when it starts; the clock itself is not read out every second. */
  startAnnouncement?: string;
  /** Shown below, and spoken once, when so many seconds are left, for time that a guest may want to extend. */
  warn?: { seconds: number; message: string };
  /** Told once when the time is over. */
  onEnd?: () => void;
  /** The clock, for tests and stories. */
  now?: () => number;
}

/**
 * Time that runs out: seen every second, heard when it starts and when it ends; before the end it warns only if `warn` asks for it.
 * `data-state`: running | ended.
 */
export function CountdownLabel(props: CountdownLabelProps) {
  const { endsAt, label, endedLabel, startAnnouncement = '', warn, onEnd, now = Date.now, ...rest } = props;
  const secondsLeft = useSecondsLeft(typeof endsAt === 'number' ? endsAt : Date.parse(endsAt), now);
  const hasEnded = secondsLeft === 0;
  useEnd(hasEnded, onEnd);

  const isWarning = warn !== undefined && secondsLeft <= warn.seconds;
  const announcement = isWarning ? warn.message : startAnnouncement;
  return (
    <span {...rest} data-state={hasEnded ? 'ended' : 'running'}>
      {/* The server's second is not the browser's. */}
      <span role="timer" aria-live="off" suppressHydrationWarning>
        {hasEnded ? endedLabel : withClock(label, clockOf(secondsLeft))}
      </span>
      {isWarning && !hasEnded ? (
        <span aria-hidden="true" className={css.warning}>
          {warn.message}
        </span>
      ) : null}
      <VisuallyHidden role="status">
        {useDelayedAnnouncement(hasEnded ? endedLabel : announcement)}
      </VisuallyHidden>
    </span>
  );
}

// Elements, since browser translation replaces bare text nodes under React's feet.
function withClock(label: (clock: string) => string, clock: string): ReactNode {
  const [before, ...after] = label(clock).split(clock);
  return (
    <>
      <span>{before}</span>
      <span className={css.clock}>{clock}</span>
      <span>{after.join(clock)}</span>
    </>
  );
}

/** Calls `onEnd` when the time runs out while somebody is there, not when it had already run out before. */
function useEnd(hasEnded: boolean, onEnd: (() => void) | undefined): void {
  const wasRunning = useRef(!hasEnded);
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (hasEnded && wasRunning.current) end.current?.();
    wasRunning.current = !hasEnded;
  }, [hasEnded]);
}

/** Words of a live region, a moment after it: what is in one from its first moment is not spoken. */
function useDelayedAnnouncement(words: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return spoken;
}
