import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './countdown-label.css.ts';
import { clockOf, useSecondsLeft } from './use-seconds-left.ts';

const SPOKEN_AFTER_MS = 100;

export interface CountdownLabelProps extends Omit<ElementProps<'span'>, 'children'> {
  /** The instant when the time is over, by the clock `now`. */
  endsAt: string | number;
  /** The text around the clock, such as `Send again in 0:42`. */
  label: (clock: string) => string;
  /** The text when the time is over. */
  endedLabel: string;
  /** Announced once at the start. The clock is not announced every second. */
  startAnnouncement?: string;
  /** Shown below and announced once when that many seconds are left, for time that a guest may extend. */
  warn?: { seconds: number; message: string };
  /** Called once when the time is over. */
  onEnd?: () => void;
  /** The clock that `endsAt` comes from, such as a server's. The device's, which is the default, may be hours wrong. */
  now?: () => number;
}

/**
 * A countdown: shown every second, announced at start and end, and before the end only with `warn`. `data-state`:
 * running | ended.
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
      {/* The server's second differs from the browser's. */}
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

// Elements, because browser translation replaces bare text nodes and breaks React.
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

/** Calls `onEnd` when the time runs out on screen, not when it was over before. */
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

/** Fills a live region after a moment: initial content is not announced. */
function useDelayedAnnouncement(words: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return spoken;
}
