import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onOutside` at a press outside of an element while it is open. Give the result to the element: React's events
 * also come from what it has opened elsewhere in the document, such as a dialog of it.
 */
export function usePressOutside(isOpen: boolean, onOutside: () => void): () => void {
  const isInside = useRef(false);
  const answer = useEffectEvent(() => {
    if (!isInside.current) onOutside();
    isInside.current = false;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', answer);
    return () => document.removeEventListener('pointerdown', answer);
  }, [isOpen]);
  return () => {
    isInside.current = true;
  };
}
