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
import { type Demand, TEXT_DEMAND } from './tokens.ts';

const STEPS = 8;

/** A colour that passes without its margin is moved by no more lightness than this for it. */
const MOST_FOR_MARGIN = 0.06;

/**
 * The colour nearest to `wanted` (same hue) that reaches the demand against every background; `wanted` itself if it
 * does. It ends at black or white, one of which always reaches 4.5:1 on backgrounds made by {@link tintsOf}.
 */
export function readable(wanted: Hex, backs: readonly Hex[], { min, aim }: Demand): Hex {
  const least = leastContrast(wanted, backs);
  if (least >= aim) return wanted;
  const fitted = nearest(wanted, backs, aim) ?? nearest(wanted, backs, min);
  if (least < min) return fitted ?? bestExtreme(backs);
  const isNear = fitted !== undefined && Math.abs(oklchOf(fitted).l - oklchOf(wanted).l) <= MOST_FOR_MARGIN;
  return isNear ? fitted : wanted;
}

function nearest(wanted: Hex, backs: readonly Hex[], ratio: number): Hex | undefined {
  const start = oklchOf(wanted);
  const candidates = [BLACK, WHITE]
    .filter((end) => leastContrast(end, backs) >= ratio)
    .map((end) => nearestToward(wanted, end, { backs, ratio }));
  return candidates.toSorted(
    (one, other) => Math.abs(oklchOf(one).l - start.l) - Math.abs(oklchOf(other).l - start.l),
  )[0];
}

interface Search {
  backs: readonly Hex[];
  ratio: number;
}

/** Binary search between the wanted lightness and a passing end. Returns the last one that passed. */
function nearestToward(wanted: Hex, end: Hex, { backs, ratio }: Search): Hex {
  const colour = oklchOf(wanted);
  const endLightness = oklchOf(end).l;
  let failing = 0;
  let passing = 1;
  let best = end;
  for (let step = 0; step < STEPS; step += 1) {
    const share = (failing + passing) / 2;
    const candidate = hexOf({ ...colour, l: colour.l + (endLightness - colour.l) * share });
    if (leastContrast(candidate, backs) >= ratio) {
      passing = share;
      best = candidate;
    } else {
      failing = share;
    }
  }
  return best;
}

interface Bases {
  baseWhite: Hex;
  baseBlack: Hex;
}

/** Which of the hotel's two text colours a fill takes: its white if readable, else its black, else the nearer one. */
export function baseFor(fill: Hex, bases: Bases): keyof Bases {
  const readableBase = (['baseWhite', 'baseBlack'] as const).find(
    (base) => contrast(bases[base], fill) >= TEXT_DEMAND.min,
  );
  return readableBase ?? (bestExtreme([fill]) === WHITE ? 'baseWhite' : 'baseBlack');
}

/** The text colour of a fill. */
export function textOn(fill: Hex, bases: Bases): Hex {
  return readable(bases[baseFor(fill, bases)], [fill], TEXT_DEMAND);
}

/**
 * Two subtle steps away from a background, for hover and selection. They move toward the text where contrast allows,
 * and away from it on mid-greys.
 */
export function tintsOf(bg: Hex, ink: Hex): [tint: Hex, tintStrong: Hex] {
  const text = bestExtreme([bg]);
  // The hotel's own text colour keeps a warm page warm, if it is readable.
  const tinter = contrast(ink, bg) >= TEXT_DEMAND.min ? ink : text;
  const toward: [Hex, Hex] = [mix(bg, tinter, 0.05), mix(bg, tinter, 0.11)];
  if (leastContrast(text, toward) >= 6) return toward;
  const away = text === BLACK ? WHITE : BLACK;
  return [mix(bg, away, 0.08), mix(bg, away, 0.16)];
}

/**
 * Hover and pressed fills move away from their text, so that contrast rises. At the end of the scale they turn back as
 * far as the text allows.
 */
export function statesOf(fill: Hex, text: Hex): [hover: Hex, active: Hex] {
  const isFillLighter = contrast(fill, BLACK) >= contrast(text, BLACK);
  const away = isFillLighter ? WHITE : BLACK;
  const hover = mix(fill, away, 0.14);
  if (contrast(fill, hover) >= 1.06) return [hover, mix(fill, away, 0.26)];
  const back = [mix(fill, text, 0.1), mix(fill, text, 0.18)] as const;
  return leastContrast(text, back) >= TEXT_DEMAND.aim ? [...back] : [hover, mix(fill, away, 0.26)];
}
