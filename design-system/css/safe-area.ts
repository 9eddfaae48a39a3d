const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof SIDES)[number];

/** This padding, and more where a phone's rounded corner, camera or bar covers that side of the screen. */
export const clearOf = (side: Side, padding: string): string =>
  `max(${padding}, env(safe-area-inset-${side}))`;

/** The same for all four sides, as the value of `padding`. */
export const clearOfAll = (padding: string): string => SIDES.map((side) => clearOf(side, padding)).join(' ');
