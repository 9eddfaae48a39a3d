import { type RefObject, useEffect, useEffectEvent } from 'react';

interface InnerEscape {
  /** The part that has the focus when the key is meant for it. */
  within: RefObject<HTMLElement | null>;
  /** Whether there is something to close or to take back. Otherwise Escape is left to what lies around. */
  isActive: boolean;
  onEscape: () => void;
}

/**
 * Gives Escape to what is open inside of a dialog, and then alone: a list closes, the dialog stays. Radix listens on the
 * document in the capture phase, before any handler of React, so this listens on the window.
 */
export function useInnerEscape({ within, isActive, onEscape }: InnerEscape): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof Node)) return;
    if (within.current?.contains(event.target) !== true) return;
    event.stopPropagation();
    // The key takes back what an input method is composing, and nothing else.
    if (event.isComposing) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent) => answer(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isActive]);
}
