import { useEffect, useRef } from 'react';

interface PausableTimeout {
  ms: number;
  isPaused: boolean;
  onEnd: () => void;
}

export function usePausableTimeout({ ms, isPaused, onEnd }: PausableTimeout): void {
  const left = useRef(ms);
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (isPaused) return undefined;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function run() {
      startedAt = performance.now();
      timer = setTimeout(() => end.current(), left.current);
    }
    function hold() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left.current -= performance.now() - startedAt;
    }
    const followVisibility = () => (document.hidden ? hold() : run());
    followVisibility();
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      hold();
      document.removeEventListener('visibilitychange', followVisibility);
    };
  }, [isPaused]);
}
