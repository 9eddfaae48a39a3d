import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../shared/use-hydrated.ts';

/** A picture of an album that is shown large. */
export interface ShownPicture {
  albumId: string;
  pictureId: string;
}

/**
 * The picture that is shown large is an entry of the session history: going back closes it, going forward and loading the page again
 * open it again. The next picture takes the place of the one before.
 */
export function useShownPicture() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // The document was written without a picture.
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
    // Going back takes a moment, in which a second Escape would leave the gallery too.
    if (shown === undefined || isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  }
  return { shown, show };
}

function shownIn(state: unknown): ShownPicture | undefined {
  if (typeof state !== 'object' || state === null || !('shownPicture' in state)) return undefined;
  // Written above, into an entry of this site's own history.
  return state.shownPicture as ShownPicture;
}
