import { isNode, resolveReference, type SchemaFiles, type SchemaNode } from './schema-files.ts';

/** A schema merged with the part that it refers to, and the file of its references. */
export interface ResolvedSchema {
  file: string;
  schema: SchemaNode;
}

/** Resolves a reference; keywords beside it take precedence. */
export function resolved(files: SchemaFiles, file: string, schema: SchemaNode): ResolvedSchema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return { file, schema };
  const target = resolveReference(files, file, reference);
  const whole = resolved(files, target.file, target.schema);
  const { $ref: _reference, ...own } = schema;
  return { file: whole.file, schema: { ...whole.schema, ...own } };
}

export function contentKinds(files: SchemaFiles): { kind: string; file: string; schema: SchemaNode }[] {
  return [...files]
    .filter(([path]) => path.startsWith('content/') && path.endsWith('/schema.json'))
    .map(([file, schema]) => ({ kind: file.split('/')[1] ?? '', file, schema }));
}

/** The tag of a union and its value for each branch. */
export function branchesOf(
  files: SchemaFiles,
  { file, schema }: ResolvedSchema,
): { tag: string; is: string; branch: ResolvedSchema }[] {
  const tag = isNode(schema['discriminator']) ? String(schema['discriminator']['propertyName']) : '';
  const branches = Array.isArray(schema['oneOf']) ? schema['oneOf'].filter(isNode) : [];
  return branches.map((each) => {
    const branch = resolved(files, file, each);
    const property = isNode(branch.schema['properties']) ? branch.schema['properties'][tag] : undefined;
    return { tag, is: isNode(property) ? String(property['const']) : '', branch };
  });
}
