import {
  bestExtreme,
  BLACK,
  contrast,
  type Hex,
  hexOf,
  leastContrast,
  mix,
  oklchOf,
  WHITE,
} from './colour.ts';

const STEPS = 8;

/**
 * The colour nearest to `wanted` (same hue) that reaches `min` against every background; `wanted` itself if it does. It
 * ends at black or white, one of which always reaches 4.5:1 on backgrounds made by {@link tintsOf}.
 */
export function readable(wanted: Hex, backs: readonly Hex[], min: number): Hex {
  if (leastContrast(wanted, backs) >= min) return wanted;
  const start = oklchOf(wanted);
  const candidates = [BLACK, WHITE]
    .filter((end) => leastContrast(end, backs) >= min)
    .map((end) => nearestToward(wanted, end, { backs, min }));
  const nearest = candidates.toSorted(
    (one, other) => Math.abs(oklchOf(one).l - start.l) - Math.abs(oklchOf(other).l - start.l),
  )[0];
  return nearest ?? bestExtreme(backs);
}

interface Demand {
  backs: readonly Hex[];
  min: number;
}

/** Binary search between the wanted lightness and a passing end. Returns the last one that passed. */
function nearestToward(wanted: Hex, end: Hex, { backs, min }: Demand): Hex {
  const colour = oklchOf(wanted);
  const endLightness = oklchOf(end).l;
  let failing = 0;
  let passing = 1;
  let best = end;
  for (let step = 0; step < STEPS; step += 1) {
    const share = (failing + passing) / 2;
    const candidate = hexOf({ ...colour, l: colour.l + (endLightness - colour.l) * share });
    if (leastContrast(candidate, backs) >= min) {
      passing = share;
      best = candidate;
    } else {
      failing = share;
    }
  }
  return best;
}

/** The text colour of a fill: the hotel's white if readable, else its black, else whichever can be adjusted. */
export function textOn(fill: Hex, { baseWhite, baseBlack }: { baseWhite: Hex; baseBlack: Hex }): Hex {
  const preferred = [baseWhite, baseBlack].find((colour) => contrast(colour, fill) >= 4.5);
  return preferred ?? readable(bestExtreme([fill]) === WHITE ? baseWhite : baseBlack, [fill], 4.5);
}

/**
 * Two subtle steps away from a background, for hover and selection. They move toward the text where contrast allows,
 * and away from it on mid-greys.
 */
export function tintsOf(bg: Hex, ink: Hex): [tint: Hex, tintStrong: Hex] {
  const text = bestExtreme([bg]);
  // The hotel's own text colour keeps a warm page warm, if it is readable.
  const tinter = contrast(ink, bg) >= 4.5 ? ink : text;
  const toward: [Hex, Hex] = [mix(bg, tinter, 0.05), mix(bg, tinter, 0.11)];
  if (leastContrast(text, toward) >= 6) return toward;
  const away = text === BLACK ? WHITE : BLACK;
  return [mix(bg, away, 0.08), mix(bg, away, 0.16)];
}

/**
 * Hover and pressed fills move away from their text, so that contrast rises. At the end of the scale they turn back as
 * far as 4.5:1 allows.
 */
export function statesOf(fill: Hex, text: Hex): [hover: Hex, active: Hex] {
  const isFillLighter = contrast(fill, BLACK) >= contrast(text, BLACK);
  const away = isFillLighter ? WHITE : BLACK;
  const hover = mix(fill, away, 0.14);
  if (contrast(fill, hover) >= 1.06) return [hover, mix(fill, away, 0.26)];
  const back = [mix(fill, text, 0.1), mix(fill, text, 0.18)] as const;
  return leastContrast(text, back) >= 4.5 ? [...back] : [hover, mix(fill, away, 0.26)];
}
