import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotMake, type Draft, type Read } from './change.ts';
import { component } from './component.ts';
import { decision } from './decision.ts';
import { endpoint } from './endpoint.ts';
import { migration } from './migration.ts';
import { namesOf, spelled } from './names.ts';
import { keep } from './put-back.ts';
import { schema } from './schema.ts';
import { screen } from './screen.ts';
import { refuseTaken } from './taken.ts';

/** Draws up what one more of a kind needs; nothing is written. */
type Generator = (name: string, root: string) => Draft;

/** What can be made, and how. */
export const GENERATORS: Readonly<Record<string, Generator>> = {
  component: (name, root) => component(namesOf(name), reading(root)),
  screen: (name, root) => screen(spelled(name), reading(root)),
  schema: (name, root) => schema(namesOf(name), reading(root)),
  endpoint: (name, root) => endpoint(name, reading(root)),
  migration: (name, root) =>
    migration(namesOf(name), readdirSync(join(root, 'server/db/migrations')), reading(root)),
  decision: (name, root) => decision(spelled(name), readdirSync(join(root, 'docs/decisions'))),
};

/** What follows from the files that are written, and is written after them. */
const DERIVED = ['schemas/generated', 'design-system/generated', 'design-system/size-budgets.json'];

interface Order {
  kind: string;
  name: string;
}

/**
 * Writes one more of a kind into the project at `root`, and has it finished; all of it or nothing. Throws CannotMake with the
 * remedy.
 */
export function make({ kind, name }: Order, root: string, finish: (draft: Draft) => void): Draft {
  const generator = Object.hasOwn(GENERATORS, kind) ? GENERATORS[kind] : undefined;
  if (generator === undefined)
    throw new CannotMake(
      `There is no generator for ${JSON.stringify(kind)}: ${Object.keys(GENERATORS).join(', ')}.`,
    );
  const draft = generator(name, root);
  refuseTaken(draft, root);
  const putBack = keep(root, [...draft.changes.map(({ path }) => path), ...DERIVED]);
  try {
    write(draft, root);
    finish(draft);
  } catch (error) {
    putBack();
    throw error;
  }
  return draft;
}

function write({ changes }: Draft, root: string): void {
  for (const { path, text } of changes) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function reading(root: string): Read {
  return (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
}
