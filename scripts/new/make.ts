import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotMake, type Draft, type Read } from './change.ts';
import { component } from './component.ts';
import { decision } from './decision.ts';
import { endpoint } from './endpoint.ts';
import { migration } from './migration.ts';
import { namesOf } from './names.ts';
import { schema } from './schema.ts';
import { screen } from './screen.ts';

/** Draws up what one more of a kind needs; nothing is written. */
type Generator = (name: string, root: string) => Draft;

/** What can be made, and how. */
export const GENERATORS: Readonly<Record<string, Generator>> = {
  component: (name, root) => component(namesOf(name), reading(root)),
  screen: (name, root) => screen(namesOf(name), reading(root)),
  schema: (name, root) => schema(namesOf(name), reading(root)),
  endpoint: (name, root) => endpoint(name, reading(root)),
  migration: (name, root) =>
    migration(namesOf(name), readdirSync(join(root, 'server/db/migrations')), reading(root)),
  decision: (name, root) => decision(namesOf(name), readdirSync(join(root, 'docs/decisions'))),
};

/** Writes one more of a kind into the project at `root`, all of it or nothing. Throws CannotMake with the remedy. */
export function make(kind: string, name: string, root: string): Draft {
  const generator = GENERATORS[kind];
  if (generator === undefined)
    throw new CannotMake(`There is no generator for "${kind}": ${Object.keys(GENERATORS).join(', ')}.`);
  const draft = generator(name, root);
  const taken = draft.changes.filter(({ path, isNew }) => isNew && existsSync(join(root, path)));
  if (taken.length > 0)
    throw new CannotMake(
      `${taken.map(({ path }) => path).join(', ')} is there already. Choose another name.`,
    );
  for (const { path, text } of draft.changes) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return draft;
}

function reading(root: string): Read {
  return (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
}
