import {
  clampChroma,
  differenceCiede2000,
  formatHex,
  modeLab65,
  modeOklch,
  modeRgb,
  type Oklch,
  parse,
  useMode,
} from 'culori/fn';

/** An opaque sRGB colour as `#rrggbb`. */
export type Hex = `#${string}`;

export const BLACK: Hex = '#000000';
export const WHITE: Hex = '#ffffff';

// Marked pure, so that bundles that only apply variables drop the colour library.
const convert = /*#__PURE__*/ (() => ({
  toRgb: useMode(modeRgb),
  toOklch: useMode(modeOklch),
  toLab: useMode(modeLab65),
}))();
const ciede2000 = /*#__PURE__*/ differenceCiede2000();

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

/** True where white is more readable than black. */
export function isDark(colour: string): boolean {
  const read = readColour(colour);
  return read.kind === 'colour' && bestExtreme([read.hex]) === WHITE;
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

/** How far apart two colours look (CIEDE2000): 1 is just visible side by side, 100 is black and white. */
export function difference(one: Hex, other: Hex): number {
  const from = convert.toLab(one);
  const to = convert.toLab(other);
  return from === undefined || to === undefined ? 0 : ciede2000(from, to);
}

const HUES = [
  [20, 'pink'],
  [45, 'red'],
  [75, 'orange'],
  [115, 'yellow'],
  [165, 'green'],
  [210, 'teal'],
  [270, 'blue'],
  [320, 'purple'],
  [360, 'pink'],
] as const;

/** A plain word for a colour, such as `dark green`, for sentences. */
export function colourWord(hex: Hex): string {
  const { l, c, h = 0 } = oklchOf(hex);
  if (l > 0.97 && c < 0.03) return 'white';
  if (l < 0.2 && c < 0.04) return 'black';
  const depth = depthWord(l);
  if (c < 0.025) return `${depth}grey`;
  // Nobody calls a dark crimson pink.
  const hue = h < 20 && l < 0.5 ? 'red' : (HUES.find(([end]) => h < end)?.[1] ?? 'pink');
  if (hue === 'orange' || hue === 'yellow') {
    if (l > 0.75 && (c < 0.04 || (l < 0.85 && c < 0.075))) return 'beige';
    if (l < 0.62 || (l <= 0.75 && c < 0.075)) return `${l < 0.42 ? 'dark ' : ''}brown`;
  }
  return `${depth}${hue}`;
}

function depthWord(lightness: number): string {
  if (lightness < 0.42) return 'dark ';
  return lightness > 0.8 ? 'light ' : '';
}
