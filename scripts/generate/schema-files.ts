import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** A parsed JSON Schema; each keyword is checked where it is used. */
export interface SchemaNode {
  readonly [keyword: string]: unknown;
}

/** Schemas by path inside `schemas/`, such as `content/hotel/schema.json`. */
export type SchemaFiles = ReadonlyMap<string, SchemaNode>;

/** Reads the schemas of the given folders (`content`, `published`, `api`), sorted by path. */
export function readSchemaFiles(root: string, folders: readonly string[]): SchemaFiles {
  const files = new Map<string, SchemaNode>();
  for (const folder of folders) {
    const names = readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((entry) => isSchemaFile(entry)).sort()) {
      const path = posix.join(folder, name.replaceAll('\\', '/'));
      const parsed: unknown = JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
      if (!isNode(parsed)) throw new Error(`${path} is not a schema`);
      files.set(path, parsed);
    }
  }
  return files;
}

export function resolveReference(
  files: SchemaFiles,
  file: string,
  reference: string,
): { file: string; schema: SchemaNode } {
  const [path = '', pointer = ''] = reference.split('#');
  const target = path === '' ? file : posix.join(posix.dirname(file), path);
  let schema: unknown = files.get(target);
  for (const step of pointer.split('/').slice(1)) schema = isNode(schema) ? schema[step] : undefined;
  if (!isNode(schema)) throw new Error(`${file}: nothing is found at ${reference}`);
  return { file: target, schema };
}

export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSchemaFile(name: string): boolean {
  return name.endsWith('.json') && !name.includes('examples') && !name.endsWith('vocabulary.json');
}
