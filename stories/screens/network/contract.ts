import { Ajv, type ValidateFunction } from 'ajv';
import { ENDPOINTS, type Endpoint, type EndpointId, resolveParts } from '#schemas/api';
import type { Answer } from './answers.ts';

const ajv = new Ajv({ allErrors: true, strict: true });
const known = new Map<string, ValidateFunction>();

/** Any endpoint may fail with it. */
const EVERYWHERE = 'INTERNAL';

/** Throws when a story's answer breaks the contract, because such a screen cannot occur. */
export function checkAnswer(given: Answer): void {
  const endpoint: Endpoint = ENDPOINTS[given.endpoint];
  switch (given.kind) {
    case 'SUCCESS':
      if (endpoint.mediaType !== undefined) return;
      checkBody(given.endpoint, given.body, successOf(given.endpoint));
      return;
    case 'REFUSAL':
      if (given.code !== EVERYWHERE && !endpoint.errors.includes(given.code))
        throw new Error(`${given.endpoint} never refuses with ${given.code}.`);
      checkBody(
        given.code,
        given.body,
        validatorOf(given.status === 422 ? 'validation-refusal' : 'refusal', () => ({
          $ref: given.status === 422 ? './parts/validation-refusal.json' : './parts/refusal.json',
        })),
      );
      return;
    case 'LOST':
    case 'NEVER':
      return;
    default:
      given satisfies never;
  }
}

function checkBody(name: string, body: object | string, validate: ValidateFunction): void {
  if (validate(body)) return;
  throw new Error(`The answer of ${name} breaks the contract: ${ajv.errorsText(validate.errors)}`);
}

function successOf(id: EndpointId): ValidateFunction {
  const { responses }: Endpoint = ENDPOINTS[id];
  return validatorOf(id, () => Object.values(responses)[0] ?? {});
}

/** A schema is compiled once for all stories. */
function validatorOf(name: string, schema: () => object): ValidateFunction {
  const compiled = known.get(name) ?? ajv.compile(resolveParts(schema()));
  known.set(name, compiled);
  return compiled;
}
