import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatCode } from '../format-code.ts';
import { CannotMake, isFreeInCode, type Names, namesOf, nextNumber } from './names.ts';
import { type Place, placeOf } from './place.ts';

const TEMPLATES = join(import.meta.dirname, 'templates');
/** What is left to do by hand; all other files of a kind are templates. */
const NEXT = 'next.txt';
const TEMPLATE = '.template';

/** Each kind is a folder of templates. */
export const NEW_KINDS: readonly string[] = readdirSync(TEMPLATES).toSorted();

interface Made {
  /** Relative to the project. */
  paths: string[];
  next: string[];
}

export interface Wanted {
  kind: string;
  name: string;
  /** What a component is for: one sentence. */
  purpose?: string | undefined;
  /** The group of the sidebar that a component belongs to. */
  group?: string | undefined;
}

/** Writes a new component or decision. Throws CannotMake before anything is written. */
export async function make({ kind, name, purpose, group }: Wanted, root: string): Promise<Made> {
  if (!NEW_KINDS.includes(kind))
    throw new CannotMake(`There is no generator for ${JSON.stringify(kind)}: ${NEW_KINDS.join(', ')}.`);
  const names: Fillings =
    kind === 'component' ? { ...namesOf(name), ...placeOf(purpose, group) } : namesOf(name);
  const templates = templatesOf(kind);
  if (kind === 'component') refuseTakenInCode(names, templates, root);
  const files = templates.map(({ path, text }) => {
    const number = numberIn(dirname(path), names, root);
    return { path: filled(path, names, number), text: filled(text, names, number) };
  });
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken !== undefined) throw new CannotMake(`${taken.path} is there already. Choose another name.`);
  const ready = await Promise.all(
    files.map(async ({ path, text }) => ({ path, text: await formatCode(path, text) })),
  );
  for (const { path, text } of ready) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const paths = ready.map(({ path }) => path);
  const [first = ''] = paths;
  const next = readFileSync(join(TEMPLATES, kind, NEXT), 'utf8')
    .trimEnd()
    .replaceAll('__path__', first);
  return { paths, next: filled(next, names, '').split('\n') };
}

type Fillings = Names & Partial<Place>;

interface Template {
  path: string;
  text: string;
}

function templatesOf(kind: string): Template[] {
  const folder = join(TEMPLATES, kind);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(TEMPLATE))
    .toSorted()
    .map((file) => ({
      path: file.slice(0, -TEMPLATE.length).replaceAll('\\', '/'),
      text: readFileSync(join(folder, file), 'utf8'),
    }));
}

/** A component's name must be free in TypeScript, in package.json's imports and in generated code. */
function refuseTakenInCode(names: Names, templates: readonly Template[], root: string): void {
  const { kebab, pascal, camel } = names;
  const isInTemplate = templates.some(({ text }) => new RegExp(`\\b(?:${pascal}|${camel})\\b`).test(text));
  if (isInTemplate || !isFreeInCode(names))
    throw new CannotMake(`"${kebab}" is a word that the code itself needs. Choose another name.`);
  if (readFileSync(join(root, 'package.json'), 'utf8').includes(`"#design-system/${kebab}"`))
    throw new CannotMake(`#design-system/${kebab} is another door (package.json). Choose another name.`);
  const types = 'design-system/generated/api.ts';
  const isType = new RegExp(`^(?:export (?:interface|type) |\\s+)${pascal}(?: |: \\{)`, 'm');
  if (isType.test(readFileSync(join(root, types), 'utf8')))
    throw new CannotMake(`${types} has "${pascal}" already. Choose another name.`);
}

/** The next number of a folder; refuses a name that is taken. */
function numberIn(folder: string, { kebab }: Names, root: string): string {
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const same = files.find((file) => /^\d+-(.*)\.md$/.exec(file)?.[1] === kebab);
  if (same !== undefined) throw new CannotMake(`${folder}/${same} is called so. Choose another name.`);
  return nextNumber(files);
}

function filled(text: string, names: Fillings, number: string): string {
  const values: Readonly<Record<string, string>> = { ...names, number };
  return text.replaceAll(/__([a-z]+)__/g, (placeholder, key: string) => values[key] ?? placeholder);
}
