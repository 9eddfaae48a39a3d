import { type FocusEvent, type PointerEvent, useRef, useState, useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether this browser asks for less motion, for what scripts move. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

function onMotionChange(listener: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether anything may move at all: not on the server, and not where less motion is asked for. */
function useMotionAllowed(): boolean {
  return !useSyncExternalStore(onMotionChange, prefersReducedMotion, () => true);
}

/**
 * Something that moves by itself, and the button that stops it. It waits while the pointer is over it or its button has the focus;
 * once it was touched, or the focus came into it, it stands until its button is pressed, and after that only the button stops it.
 */
export function useAutoplay() {
  const isAllowed = useMotionAllowed();
  const [mode, setMode] = useState<'by itself' | 'started' | 'stopped'>('by itself');
  const [isWaiting, setWaiting] = useState({ pointer: false, focus: false });
  const button = useRef<HTMLButtonElement>(null);
  const stop = () => setMode('stopped');
  const isButton = (target: EventTarget) =>
    target instanceof Node && button.current?.contains(target) === true;

  return {
    isAllowed,
    /** What the button would end; it may be waiting at the moment. */
    isOn: mode !== 'stopped',
    isMoving:
      isAllowed && (mode === 'started' || (mode === 'by itself' && !isWaiting.pointer && !isWaiting.focus)),
    stop,
    button: { ref: button, onClick: () => setMode(mode === 'stopped' ? 'started' : 'stopped') },
    /** For the element around what moves and its button. */
    listeners: {
      onPointerEnter(event: PointerEvent) {
        // A finger enters by touching, and leaves without ever having hovered.
        if (event.pointerType !== 'touch') setWaiting({ ...isWaiting, pointer: true });
      },
      onPointerLeave: () => setWaiting({ ...isWaiting, pointer: false }),
      onPointerDown(event: PointerEvent) {
        if (!isButton(event.target)) stop();
      },
      onFocus(event: FocusEvent) {
        // On the button it only waits: who reads "Stop" there and presses must not start it.
        if (isButton(event.target)) setWaiting({ ...isWaiting, focus: true });
        else if (mode === 'by itself') stop();
      },
      onBlur() {
        setWaiting({ ...isWaiting, focus: false });
        if (mode === 'by itself') stop();
      },
    },
  };
}
