import { CONTENT_SCHEMAS } from '../../schemas/generated/content-schemas.ts';

/** A schema with its references resolved one level deep. */
export type FieldSchema = (typeof CONTENT_SCHEMAS)[string];

/** A schema and the file that its references start from. */
export interface Located {
  file: string;
  schema: FieldSchema;
}

/** The schema of a kind of content file. */
export function schemaOf(kind: string): Located {
  const file = `content/${kind}/schema.json`;
  return resolve({ file, schema: CONTENT_SCHEMAS[file] ?? {} });
}

/** The schema that a reference leads to, with what stands beside the reference. */
export function resolve({ file, schema }: Located): Located {
  if (schema.$ref === undefined) return { file, schema };
  const target = new URL(schema.$ref, `file:///${file}`).pathname.slice(1);
  const { $ref: _reference, ...own } = schema;
  const whole = resolve({ file: target, schema: CONTENT_SCHEMAS[target] ?? {} });
  return { file: whole.file, schema: { ...whole.schema, ...own } };
}

/** The forms of a tagged union, each with its tag's word; none where there is no union. */
export function formsOf({ file, schema }: Located): { word: string; form: Located }[] {
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return [];
  return (schema.oneOf ?? []).map((branch) => {
    const form = resolve({ file, schema: branch });
    return { word: `${tag}: ${String(form.schema.properties?.[tag]?.const)}`, form };
  });
}
