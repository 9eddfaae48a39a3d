import { CONTENT_SCHEMAS } from '../../schemas/generated/content-schemas.ts';

/** A schema whose references are resolved one level deep. */
export type FieldSchema = (typeof CONTENT_SCHEMAS)[string];

/** A schema and the file that its references are relative to. */
export interface Located {
  file: string;
  schema: FieldSchema;
}

export function schemaOf(kind: string): Located {
  const file = `content/${kind}/schema.json`;
  return resolve({ file, schema: CONTENT_SCHEMAS[file] ?? {} });
}

/** Resolves a reference and merges its sibling keywords. */
export function resolve({ file, schema }: Located): Located {
  if (schema.$ref === undefined) return { file, schema };
  const target = new URL(schema.$ref, `file:///${file}`).pathname.slice(1);
  const { $ref: _reference, ...own } = schema;
  const whole = resolve({ file: target, schema: CONTENT_SCHEMAS[target] ?? {} });
  return { file: whole.file, schema: { ...whole.schema, ...own } };
}

/** The branches of a tagged union with their tags; empty where it is none. */
export function formsOf({ file, schema }: Located): { word: string; form: Located }[] {
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return [];
  return (schema.oneOf ?? []).map((branch) => {
    const form = resolve({ file, schema: branch });
    return { word: `${tag}: ${String(form.schema.properties?.[tag]?.const)}`, form };
  });
}
