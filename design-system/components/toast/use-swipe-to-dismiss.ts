import { type PointerEvent, useRef } from 'react';

/** Share of its width after which a swipe dismisses. */
const DRAG_SHARE = 0.8;

/**
 * Swipes an element sideways: beyond 80 % of its width it is dismissed, else it springs back. sonner's own swipe is
 * fixed at 45 px or any flick.
 */
export function useSwipeToDismiss(settlingClass: string, onAway: () => void) {
  const from = useRef<number | undefined>(undefined);

  function settle(element: HTMLElement) {
    from.current = undefined;
    element.classList.add(settlingClass);
    element.style.transform = '';
    element.style.opacity = '';
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || isControl(event.target)) return;
      from.current = event.clientX;
      event.currentTarget.classList.remove(settlingClass);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current === undefined) return;
      const moved = event.clientX - from.current;
      const share = Math.abs(moved) / event.currentTarget.offsetWidth;
      event.currentTarget.style.transform = `translateX(${moved}px)`;
      event.currentTarget.style.opacity = String(Math.max(0.25, 1 - share));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current === undefined) return;
      const moved = Math.abs(event.clientX - from.current);
      const isFar = moved >= event.currentTarget.offsetWidth * DRAG_SHARE;
      if (!isFar) return settle(event.currentTarget);
      from.current = undefined;
      return onAway();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => settle(event.currentTarget),
  };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}
