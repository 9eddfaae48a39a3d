import { type Adjustment, adjustmentsOf } from './adjustments.ts';
import { bestExtreme, BLACK, contrast, mix } from './colour.ts';
import { readTheme, type ReadTheme, type ThemeFault } from './read-theme.ts';
import { recordOf } from './record-of.ts';
import { stepVars } from './steps.ts';
import {
  HERO_GROUNDS,
  OWN_SURFACES,
  SCRIM_ALPHA,
  scrimColour,
  surfaceColours,
  type SurfaceColours,
  withAlpha,
} from './surfaces.ts';
import { PAIRS, ROLES, type SurfaceName, SURFACES, surfaceVariable, THEME_VARIABLES } from './tokens.ts';

/** CSS custom properties by their public names. */
export type ThemeVars = Readonly<Record<`--vr-${string}`, string>>;

/** One measured pair, unrounded. */
export interface MeasuredPair {
  front: string;
  back: string;
  min: number;
  ratio: number;
}

export interface UsableReport {
  level: 'accepted' | 'adjusted';
  adjustments: Adjustment[];
  pairs: MeasuredPair[];
}

export interface RejectedReport {
  level: 'rejected';
  faults: ThemeFault[];
}

export type CompiledTheme =
  | { vars: ThemeVars; report: UsableReport }
  | { vars: undefined; report: RejectedReport };

type AllSurfaces = Readonly<Record<SurfaceName, SurfaceColours>>;

/**
 * Compiles an operator's theme into every colour that the components use, and lists its adjustments. Pure. Fills keep
 * the operator's exact value; foregrounds are fitted to each surface.
 */
export function compileTheme(input: unknown): CompiledTheme {
  const result = readTheme(input);
  if (result.kind === 'faults') {
    return { vars: undefined, report: { level: 'rejected', faults: result.faults } };
  }
  const surfaces = compileSurfaces(result.theme);
  const adjustments = adjustmentsOf(result.theme, surfaces);
  const level = adjustments.length === 0 ? 'accepted' : 'adjusted';
  return {
    vars: { ...surfaceVars(surfaces), ...sharedVars(result.theme), ...stepVars(result.theme.steps) },
    report: { level, adjustments, pairs: measure(surfaces) },
  };
}

function compileSurfaces({ colours, steps }: ReadTheme): AllSurfaces {
  const own = recordOf(OWN_SURFACES, (name) => surfaceColours(name, colours));
  return { ...own, hero: own[HERO_GROUNDS[steps.hero]] };
}

function surfaceVars(surfaces: AllSurfaces): ThemeVars {
  const entries = SURFACES.flatMap((name) =>
    ROLES.map((role) => [surfaceVariable(name, role), surfaces[name][role]] as const),
  );
  return Object.fromEntries(entries);
}

function sharedVars({ colours, fontFamily, headingFontFamily }: ReadTheme): ThemeVars {
  const scrim = scrimColour(colours);
  // Shadows use the text's hue on light pages and black on dark ones, where a hue would glow.
  const isLight = bestExtreme([colours.neutralColor]) === BLACK;
  const shade = isLight ? mix(colours.fontColorPrimary, BLACK, 0.35) : BLACK;
  return {
    [THEME_VARIABLES.fontFamily]: `"${fontFamily}", ${FALLBACK_FONTS}`,
    [THEME_VARIABLES.headingFontFamily]: `"${headingFontFamily}", ${FALLBACK_FONTS}`,
    [THEME_VARIABLES.colorScheme]: isLight ? 'light' : 'dark',
    [THEME_VARIABLES.scrim]: withAlpha(scrim, SCRIM_ALPHA),
    [THEME_VARIABLES.scrimSoft]: withAlpha(scrim, SCRIM_ALPHA / 2),
    [THEME_VARIABLES.veil]: withAlpha(scrim, 0.55),
    [THEME_VARIABLES.shadowLow]: `0 1px 2px ${withAlpha(shade, 0.05)}, 0 6px 20px -8px ${withAlpha(shade, 0.12)}`,
    [THEME_VARIABLES.shadowHigh]: `0 2px 6px ${withAlpha(shade, 0.06)}, 0 24px 60px -20px ${withAlpha(shade, 0.28)}`,
  };
}

const FALLBACK_FONTS = 'Georgia, "Times New Roman", serif';

function measure(surfaces: AllSurfaces): MeasuredPair[] {
  return SURFACES.flatMap((name) =>
    PAIRS.map(({ front, back, min }) => ({
      front: surfaceVariable(name, front),
      back: surfaceVariable(name, back),
      min,
      ratio: contrast(surfaces[name][front], surfaces[name][back]),
    })),
  );
}
