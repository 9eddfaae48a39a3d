import { BLACK, channels, contrast, type Hex, hexOf, leastContrast, mix, WHITE } from './colour.ts';
import type { ThemeColourName, ThemeColours } from './read-theme.ts';
import { keysOf } from './record-of.ts';
import { baseFor, readable, statesOf, textOn, tintsOf } from './readable.ts';
import type { ThemeSteps } from './steps.ts';
import {
  CONTROL_DEMAND,
  CONTROL_RATIO,
  type Role,
  type SurfaceName,
  TEXT_DEMAND,
  TEXT_RATIO,
} from './tokens.ts';

export type SurfaceColours = Readonly<Record<Role, Hex>>;

/** The opacity of the shade under text on a picture: enough for white text over a white picture. */
export const SCRIM_ALPHA = 0.62;
/** More than text needs, because the shade's tints lie between it and the text. */
const SCRIM_RATIO = 5;

/** Hues of status colours, which no operator sets. Lightness is fitted to each surface. */
const MEANING = {
  info: hexOf({ mode: 'oklch', l: 0.48, c: 0.08, h: 240 }),
  success: hexOf({ mode: 'oklch', l: 0.47, c: 0.1, h: 152 }),
  warning: hexOf({ mode: 'oklch', l: 0.52, c: 0.11, h: 70 }),
  danger: hexOf({ mode: 'oklch', l: 0.48, c: 0.16, h: 27 }),
} as const;

type Kind = 'neutral' | 'meaning' | 'fill' | 'media';

/** The surfaces with colours of their own; `hero` takes those of another. */
export type OwnSurface = Exclude<SurfaceName, 'hero'>;

/** What the words at the top of a page lie on. */
export const HERO_GROUNDS: Readonly<Record<ThemeSteps['hero'], OwnSurface>> = {
  full: 'media',
  split: 'brand',
  calm: 'page',
};

const KINDS: Readonly<Record<OwnSurface, Kind>> = {
  page: 'neutral',
  raised: 'neutral',
  sunken: 'neutral',
  brand: 'fill',
  secondary: 'fill',
  accent: 'fill',
  media: 'media',
  info: 'meaning',
  success: 'meaning',
  warning: 'meaning',
  danger: 'meaning',
};

export const OWN_SURFACES = keysOf(KINDS);

/** Every colour that may stand on one surface of a theme. */
export function surfaceColours(name: OwnSurface, theme: ThemeColours): SurfaceColours {
  const bg = backgroundOf(name, theme);
  const kind = KINDS[name];
  const isQuiet = kind === 'neutral' || kind === 'meaning';
  const ink = isQuiet ? theme.fontColorPrimary : inkOn(bg, kind, theme);
  const [tint, tintStrong] = tintsOf(bg, ink);
  const backs = [bg, tint, tintStrong];
  const asText = (colour: Hex): Hex => readable(colour, backs, TEXT_DEMAND);
  const asControl = (colour: Hex): Hex => readable(colour, backs, CONTROL_DEMAND);

  const text = asText(ink);
  const border = asControl(kind === 'neutral' ? theme.supportNeutralColor3 : mix(bg, text, 0.4));
  const muted = asText(isQuiet ? theme.fontColorSecondary : mix(text, bg, 0.22));
  const focus = asControl(isQuiet ? theme.primaryColor : text);
  const link = asText(isQuiet ? theme.primaryColor : text);
  const textDanger = asText(MEANING.danger);
  // Fields use the card colour if everything stays readable on it, else the surface's.
  const card = theme.supportNeutralColor1;
  const isCardReadable =
    leastContrast(card, [text, muted, link, textDanger]) >= TEXT_RATIO &&
    leastContrast(card, [border, focus]) >= CONTROL_RATIO;
  const action = isQuiet ? theme.primaryColor : text;
  const isActionSeen = leastContrast(action, backs) >= CONTROL_RATIO;

  return {
    bg,
    tint,
    tintStrong,
    field: kind === 'neutral' && isCardReadable ? card : bg,
    text,
    muted,
    link,
    textAccent: asText(name === 'accent' ? text : theme.accentColor),
    textInfo: asText(MEANING.info),
    textSuccess: asText(MEANING.success),
    textWarning: asText(MEANING.warning),
    textDanger,
    hairline: kind === 'neutral' ? theme.supportNeutralColor3 : mix(bg, text, 0.18),
    border,
    focus,
    ornament: name === 'accent' ? text : theme.accentColor,
    ...actionColours(action, isQuiet ? textOn(action, theme) : ownGround(bg, kind, theme)),
    actionEdge: isActionSeen ? action : border,
  };
}

/** No screen writes accent words on these. */
const HAS_NO_ACCENT: readonly OwnSurface[] = ['accent', 'brand', 'media'];

/** Which of the operator's colours each role of a surface asks for. Only roles whose colour may have been moved. */
export function wishesOf(
  name: OwnSurface,
  theme: ThemeColours,
): Readonly<Partial<Record<Role, ThemeColourName>>> {
  const kind = KINDS[name];
  const accent = HAS_NO_ACCENT.includes(name) ? {} : ({ textAccent: 'accentColor' } as const);
  if (kind === 'media') return { text: 'baseWhite', ...accent };
  if (kind === 'fill') return { text: baseFor(backgroundOf(name, theme), theme), ...accent };
  return {
    text: 'fontColorPrimary',
    muted: 'fontColorSecondary',
    link: 'primaryColor',
    focus: 'primaryColor',
    actionEdge: 'primaryColor',
    onAction: baseFor(theme.primaryColor, theme),
    ...accent,
    ...(kind === 'neutral'
      ? ({ border: 'supportNeutralColor3', field: 'supportNeutralColor1' } as const)
      : {}),
  };
}

function actionColours(action: Hex, onAction: Hex) {
  const [actionHover, actionActive] = statesOf(action, onAction);
  return { action, actionHover, actionActive, onAction };
}

/**
 * Text on an inverted fill uses the surface's colour; on a picture the shade's, which is darker than its lightest part.
 */
function ownGround(bg: Hex, kind: Kind, theme: ThemeColours): Hex {
  return kind === 'media' ? scrimColour(theme) : bg;
}

function backgroundOf(name: OwnSurface, theme: ThemeColours): Hex {
  switch (name) {
    case 'page':
      return theme.neutralColor;
    case 'raised':
      return theme.supportNeutralColor1;
    case 'sunken':
      return theme.supportNeutralColor2;
    case 'brand':
      return theme.primaryColor;
    case 'secondary':
      return theme.secondaryColor;
    case 'accent':
      return theme.accentColor;
    case 'media':
      return shaded(scrimColour(theme));
    case 'info':
    case 'success':
    case 'warning':
    case 'danger':
      return mix(theme.supportNeutralColor1, MEANING[name], 0.1);
    default:
      return name satisfies never;
  }
}

/** The shade over pictures: the hotel's black if white is readable on it over a white picture, else black. */
export function scrimColour({ baseBlack }: ThemeColours): Hex {
  return contrast(WHITE, shaded(baseBlack)) >= SCRIM_RATIO ? baseBlack : BLACK;
}

/** The lightest that a shaded picture gets. */
export function shaded(scrim: Hex): Hex {
  return mix(WHITE, scrim, SCRIM_ALPHA);
}

/** Text on a picture is light, because the picture under the shade may be dark. */
function inkOn(bg: Hex, kind: Kind, theme: ThemeColours): Hex {
  if (kind !== 'media') return textOn(bg, theme);
  const { baseWhite } = theme;
  const isLight = contrast(baseWhite, BLACK) > contrast(bg, BLACK);
  return isLight && contrast(baseWhite, bg) >= TEXT_RATIO ? baseWhite : WHITE;
}

export function withAlpha(hex: Hex, alpha: number): string {
  return `rgb(${channels(hex).join(' ')} / ${alpha})`;
}
