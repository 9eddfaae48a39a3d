import { clampChroma, formatHex, modeOklch, modeRgb, type Oklch, parse, useMode } from 'culori/fn';

/** An opaque sRGB colour as `#rrggbb`. */
export type Hex = `#${string}`;

export const BLACK: Hex = '#000000';
export const WHITE: Hex = '#ffffff';

// Marked pure, so that bundles that only apply variables drop the colour library.
const convert = /*#__PURE__*/ (() => ({ toRgb: useMode(modeRgb), toOklch: useMode(modeOklch) }))();

const HEX = /^#[0-9a-f]{6}$/i;

export type ParsedColour = { kind: 'colour'; hex: Hex } | { kind: 'unparsable' } | { kind: 'transparent' };

/** Reads an operator's colour. Transparent colours are refused: their contrast depends on what lies behind. */
export function readColour(value: string): ParsedColour {
  const colour = convert.toRgb(parse(value.trim()));
  if (colour === undefined) return { kind: 'unparsable' };
  if (colour.alpha !== undefined && colour.alpha < 1) return { kind: 'transparent' };
  return { kind: 'colour', hex: HEX.test(value) ? lower(value) : asHex(colour) };
}

function lower(value: string): Hex {
  return `#${value.slice(1).toLowerCase()}`;
}

function asHex(colour: Parameters<typeof formatHex>[0]): Hex {
  return lower(formatHex(colour) ?? BLACK);
}

// WCAG 2.2 relative luminance as a table: one compilation measures tens of thousands of pairs.
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance(hex: Hex): number {
  const value = Number.parseInt(hex.slice(1), 16);
  const linear = (shift: number) => LINEAR[(value >> shift) & 255] ?? 0;
  return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0);
}

/** The WCAG contrast ratio, unrounded. */
export function contrast(one: Hex, other: Hex): number {
  const first = luminance(one) + 0.05;
  const second = luminance(other) + 0.05;
  return first > second ? first / second : second / first;
}

/** The lowest contrast of one colour against several backgrounds. */
export function leastContrast(front: Hex, backs: readonly Hex[]): number {
  return backs.reduce((least, back) => Math.min(least, contrast(front, back)), 21);
}

/** Black or white, whichever has more contrast: at least 4.58:1 on any single colour. */
export function bestExtreme(backs: readonly Hex[]): Hex {
  return leastContrast(BLACK, backs) >= leastContrast(WHITE, backs) ? BLACK : WHITE;
}

export function oklchOf(hex: Hex): Oklch {
  return convert.toOklch(hex) ?? { mode: 'oklch', l: 0, c: 0 };
}

/** The nearest displayable colour of the same hue and lightness. */
export function hexOf(colour: Oklch): Hex {
  return asHex(clampChroma(colour, 'oklch'));
}

/** Mixes two colours linearly in sRGB; `share` 0 is `from`, 1 is `to`. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const one = channels(from);
  const other = channels(to);
  const mixed = one.map((value, index) => Math.round(value + ((other[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue, 0 to 255. */
export function channels(hex: Hex): number[] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
