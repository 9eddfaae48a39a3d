import type { ContentKind } from './kinds.ts';
import type { ValuePath } from './problem.ts';
import { valueAt } from './problem.ts';

/** A schema as the words need it; every keyword is optional, as schemas are data here. */
export interface FieldSchema {
  title?: string;
  description?: string;
  type?: string;
  examples?: readonly unknown[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  required?: readonly string[];
  patternErrorMessage?: string;
  properties?: Readonly<Record<string, FieldSchema>>;
  items?: FieldSchema;
  oneOf?: readonly FieldSchema[];
  discriminator?: { propertyName: string };
  $ref?: string;
  'x-code'?: string;
  'x-missing'?: string;
}

/** The content schemas by their path inside `schemas/`. */
export type ContentSchemas = Readonly<Record<string, FieldSchema>>;

interface Located {
  file: string;
  schema: FieldSchema;
}

/** Finds what the schemas say about a value: its name, its limits, an example. */
export interface FieldBook {
  fieldAt(kind: ContentKind, root: unknown, path: ValuePath): FieldSchema;
  /** The kinds of files that have a key of this name at their root. */
  kindsWithKey(key: string): string[];
}

export function createFieldBook(schemas: ContentSchemas): FieldBook {
  const schemaOf = (file: string): FieldSchema => schemas[file] ?? {};
  const resolved = ({ file, schema }: Located): Located => {
    if (schema.$ref === undefined) return { file, schema };
    const target = new URL(schema.$ref, `file:///${file}`).pathname.slice(1);
    const { $ref: _reference, ...own } = schema;
    const whole = resolved({ file: target, schema: schemaOf(target) });
    return { file: whole.file, schema: { ...whole.schema, ...own } };
  };
  return {
    fieldAt(kind, root, path) {
      let at = resolved({
        file: `content/${kind}/schema.json`,
        schema: schemaOf(`content/${kind}/schema.json`),
      });
      path.forEach((step, index) => {
        const branch = branchFor(at.schema, valueAt(root, path.slice(0, index)));
        const next = typeof step === 'number' ? branch.items : branch.properties?.[step];
        at = resolved({ file: at.file, schema: next ?? {} });
      });
      return branchFor(at.schema, valueAt(root, path));
    },
    kindsWithKey: (key) =>
      Object.entries(schemas)
        .filter(([file]) => file.endsWith('/schema.json') && schemaOf(file).properties?.[key] !== undefined)
        .map(([file]) => file.split('/')[1] ?? ''),
  };
}

/** Of a tagged union, the branch that the tag chooses. */
function branchFor(schema: FieldSchema, value: unknown): FieldSchema {
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return schema;
  const chosen = schema.oneOf?.find((branch) => branch.properties?.[tag]?.const === valueAt(value, [tag]));
  return chosen === undefined ? schema : { ...schema, ...chosen };
}
