/** Pixels between the list and the edge of what is visible. */
const MARGIN = 8;
/** Pixels: with less below the input, a list of several lines is not usable. */
const MIN_HEIGHT = 180;
/** Options in view at once. */
const MOST_OPTIONS = 8;
/** Where the on-screen keyboard comes up and the list needs all that is left. */
const BY_TOUCH = '(pointer: coarse)';

/**
 * Keeps the list within what the guest sees: its height ends at the on-screen keyboard, and where too little is left
 * below the input, the list opens above it, or on touch screens the page scrolls the input to the top. Returns a function
 * that stops it.
 */
export function fitList(input: HTMLElement, list: HTMLElement): () => void {
  const seen = window.visualViewport ?? undefined;
  function fit() {
    const { top, bottom } = input.getBoundingClientRect();
    const end = seen === undefined ? window.innerHeight : seen.offsetTop + seen.height;
    const start = seen?.offsetTop ?? 0;
    const roomBelow = end - bottom - MARGIN;
    const roomAbove = top - start - MARGIN;
    const isAbove = roomBelow < MIN_HEIGHT && roomAbove > roomBelow;
    list.dataset['side'] = isAbove ? 'top' : 'bottom';
    list.style.setProperty('--room', `${heightOf(list, Math.max(isAbove ? roomAbove : roomBelow, 0))}px`);
  }
  if (matchMedia(BY_TOUCH).matches) input.scrollIntoView({ block: 'start' });
  fit();
  seen?.addEventListener('resize', fit);
  seen?.addEventListener('scroll', fit);
  window.addEventListener('scroll', fit, { passive: true, capture: true });
  return () => {
    seen?.removeEventListener('resize', fit);
    seen?.removeEventListener('scroll', fit);
    window.removeEventListener('scroll', fit, { capture: true });
  };
}

/** Pixels: as many whole options as this room has, so that none is cut at the end. */
function heightOf(list: HTMLElement, room: number): number {
  const option = list.querySelector<HTMLElement>('[role="option"]')?.offsetHeight ?? 0;
  const edges = list.offsetHeight - list.clientHeight;
  const count = Math.min(MOST_OPTIONS, Math.floor((room - edges) / option));
  return option > 0 && count > 0 ? count * option + edges : Math.round(room);
}
