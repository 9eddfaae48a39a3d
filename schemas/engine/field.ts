import type { RuleCode } from '../generated/rule-codes.ts';
import type { ContentKind } from './kinds.ts';
import type { ValuePath } from './diagnostic.ts';
import { valueAt } from './diagnostic.ts';

/** A schema as data: every keyword is optional. */
export interface FieldSchema {
  title?: string;
  description?: string;
  type?: string;
  examples?: readonly unknown[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
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
  'x-code'?: RuleCode;
  'x-missing'?: RuleCode;
}

/** The content schemas by path inside `schemas/`. */
export type ContentSchemas = Readonly<Record<string, FieldSchema>>;

interface Located {
  file: string;
  schema: FieldSchema;
}

/** Finds the schema of a value: its title, limits and examples. */
export interface FieldBook {
  fieldAt(kind: ContentKind, root: unknown, path: ValuePath): FieldSchema;
  keysOf(kind: string): string[];
  kindsWithKey(key: string): string[];
}

export function createFieldBook(schemas: ContentSchemas): FieldBook {
  const resolved = ({ file, schema }: Located): Located => {
    if (schema.$ref === undefined) return { file, schema };
    const target = new URL(schema.$ref, `file:///${file}`).pathname.slice(1);
    const { $ref: _reference, ...own } = schema;
    const whole = resolved({ file: target, schema: schemas[target] ?? {} });
    return { file: whole.file, schema: { ...whole.schema, ...own } };
  };
  const rootOf = (kind: string): Located => {
    const file = `content/${kind}/schema.json`;
    return resolved({ file, schema: schemas[file] ?? {} });
  };
  const branchesOf = ({ file, schema }: Located): Located[] =>
    (schema.oneOf ?? []).map((branch) => resolved({ file, schema: branch }));
  /** The branch that the tag selects, else all branches. */
  const chosen = (at: Located, value: unknown): Located => {
    const tag = at.schema.discriminator?.propertyName;
    if (tag === undefined) return at;
    const branches = branchesOf(at);
    const branch = branches.find(({ schema }) => schema.properties?.[tag]?.const === valueAt(value, [tag]));
    if (branch) return { file: branch.file, schema: { ...at.schema, ...branch.schema } };
    return { file: at.file, schema: { ...at.schema, oneOf: branches.map(({ schema }) => schema) } };
  };
  const keysOf = (kind: string): string[] => {
    const root = rootOf(kind);
    return [root, ...branchesOf(root)].flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  };
  const kinds = Object.keys(schemas).flatMap(
    (file) => /^content\/([^/]+)\/schema\.json$/.exec(file)?.[1] ?? [],
  );
  // Memoized: a file may have thousands of unknown keys.
  let keysOfKinds: Map<string, ReadonlySet<string>> | undefined;
  return {
    fieldAt(kind, root, path) {
      let at = chosen(rootOf(kind), root);
      path.forEach((step, index) => {
        const { properties, items } = at.schema;
        const next = typeof step === 'number' ? items : properties?.[step];
        at = chosen(resolved({ file: at.file, schema: next ?? {} }), valueAt(root, path.slice(0, index + 1)));
      });
      return at.schema;
    },
    keysOf,
    kindsWithKey(key) {
      keysOfKinds ??= new Map(kinds.map((kind) => [kind, new Set(keysOf(kind))]));
      return kinds.filter((kind) => keysOfKinds?.get(kind)?.has(key));
    },
  };
}
