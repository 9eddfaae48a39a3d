import { Ajv, type ValidateFunction } from 'ajv';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Serialise = (value: unknown) => string;

/** Exact on purpose: nothing is converted, filled in or dropped before it is judged. */
const ajv = new Ajv({
  allErrors: true,
  coerceTypes: false,
  removeAdditional: false,
  strict: true,
  useDefaults: false,
  // A fault brings the value that it is about: an empty one is told in another sentence than a short one.
  verbose: true,
});

const validatorOf = rememberBySchema((schema): ValidateFunction => ajv.compile(schema));
const serialiserOf = rememberBySchema((schema): Serialise => fastJsonStringify(schema));

/**
 * Checks and writes by the schemas of the routes. A schema is compiled when it is first needed, so that a start does not wait
 * for all of them, and once per process, since it never changes.
 */
export function addSchemaCompilers(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema }) => (value) => {
    const validate = validatorOf(schema);
    return validate(value) || { error: validate.errors ?? [] };
  });
  app.setSerializerCompiler(
    ({ schema }) =>
      (value) =>
        serialiserOf(schema)(value),
  );
}

function rememberBySchema<Compiled>(compile: (schema: object) => Compiled): (schema: object) => Compiled {
  const known = new WeakMap<object, Compiled>();
  return (schema) => {
    const remembered = known.get(schema);
    if (remembered !== undefined) return remembered;
    const fresh = compile(schema);
    known.set(schema, fresh);
    return fresh;
  };
}
