import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../shared/use-hydrated.ts';

export interface ShownPicture {
  albumId: string;
  pictureId: string;
}

/**
 * Keeps the open picture in the session history: back closes it, forward and reload open it again. The next picture
 * replaces the entry.
 */
export function useShownPicture() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // The prerendered document has no open picture.
  const isHydrated = useHydrated();
  const shown = isHydrated ? shownIn(state) : undefined;
  const isLeaving = useRef(false);
  useEffect(() => {
    if (shown === undefined) isLeaving.current = false;
  }, [shown]);

  function show(picture: ShownPicture | undefined) {
    if (picture !== undefined) {
      const options = { state: { shownPicture: picture }, replace: shown !== undefined };
      void navigate({ pathname, search }, { ...options, preventScrollReset: true });
      return;
    }
    // Going back takes a moment, and a second Escape would leave the gallery too.
    if (shown === undefined || isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  }
  return { shown, show };
}

function shownIn(state: unknown): ShownPicture | undefined {
  if (typeof state !== 'object' || state === null || !('shownPicture' in state)) return undefined;
  // Written above, in this site's own history entry.
  return state.shownPicture as ShownPicture;
}
