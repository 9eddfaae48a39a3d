/** Bytes after gzip. */
export interface DoorSize {
  /** With all imports, without React. */
  script: number;
  /** Without the base styles of every page. */
  styles: number;
}

export interface Sizes {
  doors: Readonly<Record<string, DoorSize>>;
  wholeStylesheet: number;
  /** Six common components with React, minus React alone. */
  sixBesideReact: number;
}

export type Budgets = Readonly<Record<string, DoorSize>>;

/** Includes the styles of sonner, which load with the first toast. */
export const WHOLE_STYLESHEET_MAX = 21_500;
export const SIX_BESIDE_REACT_MAX = 1.5;

const ROOM = 1.1;
const STEP = 50;
const REMEDY = 'Make it lighter, or allow it: npm run sizes -- --write';

/** The exceeded budgets, one sentence each. */
export function sizeFaults({ doors, wholeStylesheet, sixBesideReact }: Sizes, budgets: Budgets): string[] {
  const faults = Object.entries(doors).flatMap(([door, size]) => doorFaults(door, size, budgets[door]));
  for (const door of Object.keys(budgets)) {
    if (doors[door] === undefined)
      faults.push(`${door} has a budget but is no door. Remove it: npm run sizes -- --write`);
  }
  if (wholeStylesheet > WHOLE_STYLESHEET_MAX)
    faults.push(`The whole stylesheet has ${wholeStylesheet} bytes, allowed are ${WHOLE_STYLESHEET_MAX}.`);
  if (sixBesideReact > SIX_BESIDE_REACT_MAX)
    faults.push(
      `Six components with React weigh ${sixBesideReact.toFixed(3)} times React, allowed are ${SIX_BESIDE_REACT_MAX} times.`,
    );
  return faults;
}

function doorFaults(door: string, size: DoorSize, budget: DoorSize | undefined): string[] {
  if (budget === undefined) return [`${door} has no budget. Give it one: npm run sizes -- --write-new`];
  return (['script', 'styles'] as const)
    .filter((kind) => size[kind] > budget[kind])
    .map((kind) => `${door} has ${size[kind]} bytes of ${kind}, allowed are ${budget[kind]}. ${REMEDY}`);
}

/** The current size plus about a tenth. */
export function budgetsFor({ doors }: Sizes): Budgets {
  return Object.fromEntries(
    Object.entries(doors).map(([door, { script, styles }]) => [
      door,
      { script: withRoom(script), styles: withRoom(styles) },
    ]),
  );
}

function withRoom(bytes: number): number {
  return Math.ceil((bytes * ROOM) / STEP) * STEP;
}
