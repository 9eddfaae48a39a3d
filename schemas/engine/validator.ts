/** An error of a generated validator, which becomes a diagnostic. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
}

/** A validator that `npm run generate` compiled. */
export interface Validator {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}
