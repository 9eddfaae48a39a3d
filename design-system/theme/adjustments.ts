import { colourWord, contrast, difference, type Hex, WHITE } from './colour.ts';
import type { ThemeColourName, ThemeColours } from './read-theme.ts';
import { keysOf } from './record-of.ts';
import type { ThemeSteps } from './steps.ts';
import {
  HERO_GROUNDS,
  type OwnSurface,
  scrimColour,
  shaded,
  type SurfaceColours,
  wishesOf,
} from './surfaces.ts';
import { type Role, type SurfaceName, SURFACES, surfaceVariable, THEME_VARIABLES } from './tokens.ts';

/** CIEDE2000: nobody sees less of a difference on things that are not side by side. */
export const BEYOND_SIGHT = 2.3;

/** An operator's colour that guests see differently. */
export interface Adjustment {
  field: ThemeColourName;
  /** What is painted with it. */
  part: AdjustedPart;
  surface: SurfaceName;
  token: string;
  before: Hex;
  after: Hex;
  /** CIEDE2000. */
  difference: number;
  ratioBefore: number;
  ratio: number;
}

const PARTS = {
  text: 'text',
  muted: 'quieter text',
  link: 'links',
  textAccent: 'accent words',
  onAction: 'words on buttons',
  focus: 'focus rings',
  actionEdge: 'edges of buttons',
  border: 'borders of fields',
  field: 'grounds of fields',
} as const satisfies Partial<Record<Role, string>>;
export type AdjustedPart = (typeof PARTS)[keyof typeof PARTS] | 'shade over pictures';

/** Every role of every surface that a theme does not show as the operator wrote it. */
export function adjustmentsOf(
  { colours, steps }: { colours: ThemeColours; steps: ThemeSteps },
  surfaces: Readonly<Record<SurfaceName, SurfaceColours>>,
): Adjustment[] {
  const own = SURFACES.filter((name): name is OwnSurface => name !== 'hero' && isShown(name, steps));
  const ofRoles = own.flatMap((name) => {
    const wishes = wishesOf(name, colours);
    return keysOf(PARTS).flatMap((role) => {
      const field = wishes[role];
      if (field === undefined) return [];
      const painted = surfaces[name];
      return moved({
        field,
        part: PARTS[role],
        surface: name,
        token: surfaceVariable(name, role),
        before: colours[field],
        after: painted[role],
        ...facing(role, painted),
      });
    });
  });
  return [...ofRoles, ...scrimOf(colours)];
}

/** No words lie on pictures where the theme sets them beside. */
function isShown(name: OwnSurface, { hero }: ThemeSteps): boolean {
  return name !== 'media' || HERO_GROUNDS[hero] === 'media';
}

interface Faced {
  /** What the colour is measured against. */
  against: Hex;
}

function facing(role: keyof typeof PARTS, painted: SurfaceColours): Faced {
  if (role === 'onAction') return { against: painted.action };
  return { against: role === 'field' ? painted.text : painted.bg };
}

function moved({
  against,
  ...change
}: Omit<Adjustment, 'difference' | 'ratio' | 'ratioBefore'> & Faced): Adjustment[] {
  if (change.before === change.after) return [];
  const found = difference(change.before, change.after);
  if (found <= BEYOND_SIGHT) return [];
  const ratioBefore = contrast(change.before, against);
  return [{ ...change, difference: found, ratioBefore, ratio: contrast(change.after, against) }];
}

function scrimOf(colours: ThemeColours): Adjustment[] {
  const after = scrimColour(colours);
  const before = colours.baseBlack;
  return moved({
    field: 'baseBlack',
    part: 'shade over pictures',
    surface: 'media',
    token: THEME_VARIABLES.scrim,
    before,
    after,
    against: WHITE,
  }).map((found) => ({
    ...found,
    ratioBefore: contrast(WHITE, shaded(before)),
    ratio: contrast(WHITE, shaded(after)),
  }));
}

/** What one colour of the operator became for one purpose: one sentence, however many surfaces it stands on. */
export interface AdjustmentGroup extends Pick<Adjustment, 'field' | 'part' | 'before'> {
  /** Each colour that guests see instead, with the surfaces where they see it. */
  becomes: { after: Hex; surfaces: SurfaceName[] }[];
  /** The most that it was moved (CIEDE2000). */
  difference: number;
}

export function groupAdjustments(adjustments: readonly Adjustment[]): AdjustmentGroup[] {
  const groups = Map.groupBy(adjustments, ({ field, part }) => `${part} ${field}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { field, part, before } = first;
    const becomes = [...Map.groupBy(group, ({ after }) => after)].map(([after, same]) => ({
      after,
      surfaces: same.map(({ surface }) => surface),
    }));
    return [{ field, part, before, becomes, difference: Math.max(...group.map((each) => each.difference)) }];
  });
}

/** The surfaces as an operator knows them. */
const PLACES: Readonly<Record<SurfaceName, string>> = {
  page: 'the page',
  raised: 'cards',
  sunken: 'quiet bands',
  brand: 'the primary colour',
  secondary: 'the footer',
  accent: 'the accent colour',
  media: 'pictures',
  hero: 'the top of a page',
  info: 'notices',
  success: 'notices of success',
  warning: 'warnings',
  danger: 'errors',
};

/**
 * A sentence such as `links: light yellow (#ffe600) became brown (#6d6200) on the page and cards`. Near shades of one
 * colour are said once; `becomes` has them all.
 */
export function adjustmentWords({ part, before, becomes }: AdjustmentGroup): string {
  const ways = [...Map.groupBy(becomes, ({ after }) => colourWord(after))].map(([word, same]) => {
    const places = same.flatMap(({ surfaces }) => surfaces);
    return `${word} (${same.length > 1 ? 'about ' : ''}${same[0]?.after ?? ''}) on ${listed(SURFACES.filter((name) => places.includes(name)).map((name) => PLACES[name]))}`;
  });
  return `${part}: ${colourWord(before)} (${before}) became ${ways.join('; ')}`;
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
