import { type FocusEvent, type PointerEvent, useRef, useState, useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the browser asks for reduced motion, for motion by scripts. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

function onMotionChange(listener: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether motion is allowed: not on the server, and not with reduced motion. */
function useMotionAllowed(): boolean {
  return !useSyncExternalStore(onMotionChange, prefersReducedMotion, () => true);
}

/**
 * Autoplay with its stop button. It pauses on hover and while the button is focused. A touch or focus inside stops it;
 * after that only the button starts or stops it.
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
    /** Whether the button would stop it, even while it is paused. */
    isOn: mode !== 'stopped',
    isMoving:
      isAllowed && (mode === 'started' || (mode === 'by itself' && !isWaiting.pointer && !isWaiting.focus)),
    stop,
    button: { ref: button, onClick: () => setMode(mode === 'stopped' ? 'started' : 'stopped') },
    /** Handlers for the element around the content and its button. */
    listeners: {
      onPointerEnter(event: PointerEvent) {
        // A touch fires pointerenter but is not a hover.
        if (event.pointerType !== 'touch') setWaiting({ ...isWaiting, pointer: true });
      },
      onPointerLeave: () => setWaiting({ ...isWaiting, pointer: false }),
      onPointerDown(event: PointerEvent) {
        if (!isButton(event.target)) stop();
      },
      onFocus(event: FocusEvent) {
        // Focus on the button only pauses: a press on "Stop" must not start it.
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
