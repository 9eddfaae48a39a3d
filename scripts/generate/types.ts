import { compile } from 'json-schema-to-typescript';
import { isNode, resolveReference, type SchemaFiles, type SchemaNode } from './schema-files.ts';

/** The keyword that names a type: `x-type` in content and published schemas, `title` in the API's. */
type NameKeyword = 'x-type' | 'title';

interface TypeSource {
  files: SchemaFiles;
  naming: NameKeyword;
}

// Keywords that json-schema-to-typescript would print or misread.
const DROPPED = new Set([
  '$schema',
  '$id',
  'title',
  'examples',
  'discriminator',
  'patternErrorMessage',
  'format',
  'minItems',
  'maxItems',
]);
const LISTS_OF_SCHEMAS = ['oneOf', 'anyOf'];

/** The declarations of one schema; references become names. */
export async function typesOf(source: TypeSource, file: string, schema: SchemaNode): Promise<string> {
  const name = schema[source.naming];
  if (typeof name !== 'string') throw new Error(`${file}: the schema has no ${source.naming}`);
  const code = await compile(converted(source, file, schema), name, {
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
  });
  return code.replaceAll(/\/\*\*\n\s*\* ([^\n]*)\n\s*\*\//g, '/** $1 */');
}

/** Refuses a type that two files declare. */
export function assertDeclaredOnce(code: string): void {
  const seen = new Set<string>();
  for (const [, name = ''] of code.matchAll(/^export (?:interface|type) (\w+)/gm)) {
    if (seen.has(name))
      throw new Error(`the type ${name} is declared twice: name or share one of the schemas`);
    seen.add(name);
  }
}

function converted(source: TypeSource, file: string, schema: SchemaNode): SchemaNode {
  const reference = schema['$ref'];
  if (typeof reference === 'string') return referenceTo(source, file, schema, reference);
  const result: Record<string, unknown> = {};
  const name = schema[source.naming];
  if (typeof name === 'string') result['title'] = name;
  for (const [keyword, value] of Object.entries(schema)) {
    if (DROPPED.has(keyword) || keyword.startsWith('x-')) continue;
    result[keyword] = convertedKeyword(source, file, keyword, value);
  }
  // Beside `oneOf` the converter would print an open object.
  if (result['oneOf'] !== undefined) delete result['type'];
  return result;
}

function convertedKeyword(source: TypeSource, file: string, keyword: string, value: unknown): unknown {
  if (keyword === 'properties' && isNode(value)) {
    const entries = Object.entries(value).filter(([, property]) => isNode(property));
    return Object.fromEntries(
      entries.map(([key, property]) => [key, converted(source, file, isNode(property) ? property : {})]),
    );
  }
  if (keyword === 'items' && isNode(value)) {
    // The list's description is enough; a named item has its own.
    const { description, ...item } = converted(source, file, value);
    return typeof item['title'] === 'string' ? { ...item, description } : item;
  }
  if (LISTS_OF_SCHEMAS.includes(keyword) && Array.isArray(value))
    return value.filter(isNode).map((branch) => converted(source, file, branch));
  return value;
}

function referenceTo(source: TypeSource, file: string, schema: SchemaNode, reference: string): SchemaNode {
  const target = resolveReference(source.files, file, reference);
  const description = schema['description'] ?? target.schema['description'];
  const name = target.schema[source.naming];
  if (typeof name === 'string') return { tsType: name, description };
  return { ...converted(source, target.file, target.schema), description };
}
