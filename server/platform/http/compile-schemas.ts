import { Ajv, type ValidateFunction } from 'ajv';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Serialise = (value: unknown) => string;

/** Strict: values are not coerced, defaulted or removed before validation. */
const ajv = new Ajv({
  allErrors: true,
  coerceTypes: false,
  removeAdditional: false,
  strict: true,
  useDefaults: false,
  // The tests validate our schemas; doing it here takes the first request of a process 70 ms.
  validateSchema: false,
  // Errors include the value: an empty text has another message than one that is too short.
  verbose: true,
});

const validatorOf = cacheBySchema((schema): ValidateFunction => ajv.compile(schema));
const serialiserOf = cacheBySchema((schema): Serialise => fastJsonStringify(schema));

/**
 * Installs validation and serialization by the routes' schemas. Each schema is compiled once per process, when it is
 * first used, which keeps the start short.
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

function cacheBySchema<Compiled>(compile: (schema: object) => Compiled): (schema: object) => Compiled {
  const known = new WeakMap<object, Compiled>();
  return (schema) => {
    const cached = known.get(schema);
    if (cached !== undefined) return cached;
    const fresh = compile(schema);
    known.set(schema, fresh);
    return fresh;
  };
}
