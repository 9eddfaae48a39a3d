/** Bytes as they travel, compressed with gzip. */
export interface DoorSize {
  /** The door's script with all that it imports, without React. */
  script: number;
  /** The rules that come with it, without the base that every page has. */
  styles: number;
}

export interface Sizes {
  doors: Readonly<Record<string, DoorSize>>;
  /** All rules: the base and every component. */
  wholeStylesheet: number;
  /** Six usual components with React, beside React alone. */
  sixBesideReact: number;
}

export type Budgets = Readonly<Record<string, DoorSize>>;

/** With the rules of sonner, which come with the first toast. */
export const WHOLE_STYLESHEET_MAX = 17_000;
export const SIX_BESIDE_REACT_MAX = 1.5;

const ROOM = 1.1;
const STEP = 50;
const REMEDY = 'Make it lighter, or allow it: npm run sizes -- --write';

/** What is heavier than it may be, one sentence each; an empty list means that all is well. */
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

/** A budget for every door: what it weighs and about a tenth more. */
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
