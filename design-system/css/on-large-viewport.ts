/** Below this height or width a bar that stays in view would cover more than a quarter of the screen. */
const MIN_VIEWPORT = { height: '30rem', width: '17rem' } as const;

/**
 * A length on a screen with room for a bar that stays in view, and one far below zero on any other. Not a media query: its rem knows
 * the browser's own size of text, but not one that a reader's style sheet or a text zoom sets.
 */
export const onLargeViewport = (length: string): string =>
  `min(${length}, (100svh - ${MIN_VIEWPORT.height}) * 99999, (100vw - ${MIN_VIEWPORT.width}) * 99999)`;
