import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './countdown-label.css.ts';
import { clockOf, useSecondsLeft } from './use-seconds-left.ts';

export interface CountdownLabelProps {
  /** The instant it counts down to. */
  endsAt: string | number;
  /** The words around the clock, such as `Send again in 0:42`. */
  label: (clock: string) => string;
  /** The words when the time is over. */
  endedLabel: string;
  /** Spoken once when it starts; the clock itself is not read out every second. */
  startAnnouncement?: string;
  /** Spoken once when so many seconds are left. */
  warn?: { seconds: number; message: string };
  onEnd?: () => void;
  /** The clock, for tests and stories. */
  now?: () => number;
}

/** Time that runs out: seen every second, heard at the start, before the end and at the end. */
export function CountdownLabel(props: CountdownLabelProps) {
  const { endsAt, label, endedLabel, startAnnouncement = '', warn, onEnd, now = Date.now } = props;
  const secondsLeft = useSecondsLeft(typeof endsAt === 'number' ? endsAt : Date.parse(endsAt), now);
  const hasEnded = secondsLeft === 0;
  const wasRunning = useRef(!hasEnded);
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (hasEnded && wasRunning.current) end.current?.();
    wasRunning.current = !hasEnded;
  }, [hasEnded]);

  const isWarning = warn !== undefined && secondsLeft <= warn.seconds;
  const announcement = isWarning ? warn.message : startAnnouncement;
  return (
    <span className={css.label} data-state={hasEnded ? 'ended' : 'running'}>
      {/* The server's second is not the browser's. */}
      <span role="timer" aria-live="off" suppressHydrationWarning>
        {hasEnded ? endedLabel : label(clockOf(secondsLeft))}
      </span>
      <VisuallyHidden role="status">{hasEnded ? endedLabel : announcement}</VisuallyHidden>
    </span>
  );
}
