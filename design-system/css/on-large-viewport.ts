/** On a smaller viewport a sticky bar would cover more than a quarter of the screen. */
const MIN_VIEWPORT = { height: '30rem', width: '17rem' } as const;

/**
 * The length on a viewport large enough for a sticky bar, else a very negative one. Not a media query: its rem ignores
 * text sizes set by user styles or text zoom.
 */
export const onLargeViewport = (length: string): string =>
  `min(${length}, (100svh - ${MIN_VIEWPORT.height}) * 99999, (100vw - ${MIN_VIEWPORT.width}) * 99999)`;

/** The length as a maximum on such a viewport; on a smaller one there is none. */
export const limitOnLargeViewport = (length: string): string =>
  `max(${length}, (${MIN_VIEWPORT.height} - 100svh) * 99999, (${MIN_VIEWPORT.width} - 100vw) * 99999)`;
