import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageBelow } from '../../app/paths.ts';

/** Closes a dialog: goes back to the page below, or to its address when the dialog was opened directly. */
export function useCloseDialog(pageAddress: string): () => void {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const hasLeft = useRef(false);
  return () => {
    // Going back takes a moment, and a second Escape would leave the page below too.
    if (hasLeft.current) return;
    hasLeft.current = true;
    if (pageBelow(state) !== undefined) {
      void navigate(-1);
      return;
    }
    void navigate({ pathname: pageAddress, search }, { replace: true, preventScrollReset: true });
  };
}
