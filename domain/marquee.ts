/** The pictures of the moving row on the home page: the aim, and the most that it shows. */
export const MARQUEE_PICTURES = 12;

/** With fewer there is no row. */
export const FEWEST_PICTURES = 3;

/** Six are wider than most screens together, so a row that moves does not show one of them twice. */
export const FEWEST_MOVING = 6;
