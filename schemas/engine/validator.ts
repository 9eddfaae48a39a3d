/** What a generated validator says of one fault; the words for it are made elsewhere. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
}

/** A validator that was compiled from a schema by `npm run generate`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}
