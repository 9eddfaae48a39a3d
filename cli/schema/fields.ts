import { CONTENT_SCHEMAS } from '../../schemas/generated/content-schemas.ts';

/** A schema with its references resolved one level deep. */
export type FieldSchema = (typeof CONTENT_SCHEMAS)[string];

/** A schema and the file that its references start from. */
export interface Located {
  file: string;
  schema: FieldSchema;
}

/** A field of a kind of file. */
export interface Field {
  /** `photos[].file`: `[]` stands for each item of a list. */
  name: string;
  isNeeded: boolean;
  schema: FieldSchema;
  /** The form of the whole file that the field belongs to, as in `kind: TERMS`. */
  form?: string;
  /** The form of an object inside the file that the field belongs to, as in `unit: DAY`. */
  within?: string;
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

/** Every field of a kind of file, in the order of its schema. */
export function fieldsOf(kind: string): Field[] {
  const root = schemaOf(kind);
  const forms = formsOf(root).flatMap(({ word, form }) =>
    fieldsIn(form, '').map((field) => ({ ...field, form: word })),
  );
  return [...fieldsIn(root, ''), ...forms];
}

function fieldsIn(at: Located, prefix: string): Field[] {
  return Object.entries(at.schema.properties ?? {})
    .filter(([name]) => name !== '$schema')
    .flatMap(([name, schema]) => {
      const field = resolve({ file: at.file, schema });
      const whole = `${prefix}${name}`;
      const isNeeded = at.schema.required?.includes(name) ?? false;
      return [{ name: whole, isNeeded, schema: field.schema }, ...fieldsBelow(field, whole)];
    });
}

function fieldsBelow(at: Located, name: string): Field[] {
  if (at.schema.items !== undefined)
    return fieldsBelow(resolve({ file: at.file, schema: at.schema.items }), `${name}[]`);
  const forms = formsOf(at).flatMap(({ word, form }) =>
    fieldsIn(form, `${name}.`).map((field) => ({ ...field, within: field.within ?? word })),
  );
  return [...fieldsIn(at, `${name}.`), ...forms];
}
