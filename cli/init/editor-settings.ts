import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { applyEdits, KINDS } from '#schemas/engine';
import { insertedFirst, memberOf, readObject } from '../files/json-edits.ts';
import { replaceFile } from '../files/replace-file.ts';
import { packageRoot } from '../package-root.ts';

export type SettingsOutcome = 'written' | 'added' | 'there-already' | 'not-understood';

interface Mapping {
  fileMatch: string[];
  url: string;
}

/** Copies of the schemas beside the editor's settings, since the editor has to find them offline. */
const SCHEMAS = '.vscode/verandah';

/** The folder that the editor opens: the working directory if the content lies inside it. */
export function workspaceOf(contentRoot: string): string {
  const inside = relative('.', contentRoot);
  return inside.startsWith('..') || resolve(contentRoot) === resolve('.') ? contentRoot : '.';
}

/** Configures the schemas of content files in Visual Studio Code. Existing settings stay. */
export function writeEditorSettings(contentRoot: string): SettingsOutcome {
  const workspace = workspaceOf(contentRoot);
  copySchemas(join(workspace, SCHEMAS));
  const file = join(workspace, '.vscode/settings.json');
  const mappings = mappingsFor(relative(workspace, contentRoot).replaceAll(sep, '/'));
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify({ 'json.schemas': mappings }, null, 2)}\n`);
    return 'written';
  }
  const text = readFileSync(file, 'utf8');
  const missing = mappings.filter(({ fileMatch: [place = ''] }) => !text.includes(JSON.stringify(place)));
  if (missing.length === 0) return 'there-already';
  const changed = withMappings(text, missing);
  if (changed === undefined) return 'not-understood';
  const [before, after] = [text, changed].map((each) => new TextEncoder().encode(each));
  if (before !== undefined && after !== undefined) replaceFile(file, before, after);
  return 'added';
}

function copySchemas(target: string): void {
  const source = join(packageRoot(), 'schemas/generated/editor');
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source).filter((each) => each.endsWith('.json')))
    cpSync(join(source, name), join(target, name));
}

function mappingsFor(folder: string): Mapping[] {
  const prefix = folder === '' ? '' : `/${folder}`;
  return KINDS.map(({ kind, place }) => {
    const path = place.endsWith('/') ? `${place}*` : place;
    return {
      fileMatch: [`${prefix}/${path}.json`, `${prefix}/${path}.jsonc`],
      url: `./${SCHEMAS}/${kind}.schema.json`,
    };
  });
}

/** Undefined where the settings do not parse. */
function withMappings(text: string, mappings: readonly Mapping[]): string | undefined {
  const settings = readObject(text);
  if (settings === undefined) return undefined;
  const list = memberOf(settings, 'json.schemas')?.value;
  if (list === undefined) {
    const written = `"json.schemas": ${JSON.stringify(mappings, null, 2)}`;
    return applyEdits(text, [insertedFirst(text, settings, written)]);
  }
  if (list.kind !== 'list') return undefined;
  const items = mappings.map((mapping) => JSON.stringify(mapping, null, 2)).join(',\n');
  return applyEdits(text, [insertedFirst(text, list, items)]);
}
