import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { CONTENT_SCHEMAS_ADDRESS } from '../../schemas/content-version.ts';
import { contentKinds } from './resolved-schema.ts';
import { isNode, resolveReference, type SchemaFiles, type SchemaNode } from './schema-files.ts';

// Keywords that editors do not know; they do know `patternErrorMessage`.
const DROPPED = /^(?:\$id|\$schema|discriminator|x-.*)$/;

/**
 * One self-contained schema for each kind, since editors fetch nothing. `$id` only names it. Each part stands once in
 * `$defs`.
 */
export function editorSchemas(files: SchemaFiles, baseTexts: string): [string, string][] {
  return contentKinds(files).map(({ kind, file, schema }) => {
    const parts = new Map<string, SchemaNode>();
    const body =
      kind === 'translation'
        ? textsSchema(schema, JSON.parse(readFileSync(baseTexts, 'utf8')))
        : bundled({ files, parts }, file, schema);
    const bundle = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${CONTENT_SCHEMAS_ADDRESS}/${kind}.json`,
      ...body,
      ...(parts.size > 0 && { $defs: Object.fromEntries([...parts].sort(byName)) }),
    };
    return [`editor/${kind}.schema.json`, `${JSON.stringify(bundle, null, 2)}\n`];
  });
}

interface Bundle {
  files: SchemaFiles;
  parts: Map<string, SchemaNode>;
}

function bundled(bundle: Bundle, file: string, schema: SchemaNode): SchemaNode {
  const kept = Object.entries(schema).filter(([keyword]) => !DROPPED.test(keyword) && keyword !== '$ref');
  const own = Object.fromEntries(
    kept.map(([keyword, value]) => [
      keyword,
      keyword === 'properties' ? eachBundled(bundle, file, value) : value,
    ]),
  );
  const { items, oneOf } = schema;
  return {
    ...own,
    ...(isNode(items) && { items: bundled(bundle, file, items) }),
    ...(Array.isArray(oneOf) && { oneOf: oneOf.filter(isNode).map((each) => bundled(bundle, file, each)) }),
    ...reference(bundle, file, schema),
  };
}

/**
 * A reference inside the bundle. Editors prefer the texts of the part to those beside the reference, so the part's
 * are removed.
 */
function reference(bundle: Bundle, file: string, { $ref: pointer, examples }: SchemaNode): SchemaNode {
  if (typeof pointer !== 'string') return {};
  const target = resolveReference(bundle.files, file, pointer);
  const name = posix.basename(target.file, '.json');
  if (pointer.includes('#'))
    throw new Error(`${file}: ${pointer} points into a part; bundles name whole parts`);
  if (!bundle.parts.has(name)) {
    const { title: _title, description: _words, examples: _shown, ...rules } = target.schema;
    bundle.parts.set(name, bundled(bundle, target.file, rules));
  }
  const shown = examples ?? target.schema['examples'];
  return { ...(shown !== undefined && { examples: shown }), $ref: `#/$defs/${name}` };
}

function eachBundled(bundle: Bundle, file: string, properties: unknown): SchemaNode {
  const entries = Object.entries(isNode(properties) ? properties : {});
  return Object.fromEntries(
    entries.map(([name, property]) => [name, isNode(property) ? bundled(bundle, file, property) : property]),
  );
}

/** The keys of interface texts are those of the base texts. */
function textsSchema(schema: SchemaNode, texts: unknown): SchemaNode {
  const group = (value: unknown): SchemaNode => {
    if (!isNode(value))
      return { type: 'string', maxLength: 2000, description: String(value), examples: [value] };
    return {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, group(inner)])),
    };
  };
  const { properties, ...closed } = group(texts);
  const hint = { type: 'string', maxLength: 300, description: 'Where editors find the rules of this file.' };
  return {
    title: schema['title'],
    description: schema['description'],
    ...closed,
    properties: { $schema: hint, ...(isNode(properties) && properties) },
  };
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
