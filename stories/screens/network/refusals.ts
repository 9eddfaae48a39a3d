import type { RefusalCode } from '#domain/refusal';
import openApi from '#schemas/openapi' with { type: 'json' };
import english from '../../../site/public/locales/en/common.json';

/** What guests read about each refusal. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalCode, string>> = english.refusals;

/** How the server answers with a code. */
interface RefusalWire {
  status: number;
  /** The field that a 422 names. */
  field: string | undefined;
}

/** What is read of the API's description: each answer by its status, and an example for each of its codes. */
interface Description {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
  components: { responses: Record<string, { content: { 'application/json': { examples: Examples } } }> };
}
type Examples = Record<string, { value: { messages?: { field: string }[] } }>;

const WIRE = new Map(wiresIn(openApi as unknown as Description));

/** Status and field of a refusal, as the description of the API shows them. */
export function wireOf(code: RefusalCode): RefusalWire {
  const wire = WIRE.get(code);
  if (wire === undefined) throw new Error(`No call of the API is refused with ${code}`);
  return wire;
}

function wiresIn({ paths, components }: Description): [string, RefusalWire][] {
  const answers = Object.values(paths)
    .flatMap((calls) => Object.values(calls))
    .flatMap(({ responses }) => Object.entries(responses));
  return answers.flatMap(([status, { $ref = '' }]) => {
    const refusal = components.responses[$ref.split('/').at(-1) ?? ''];
    const examples = Object.entries(refusal?.content['application/json'].examples ?? {});
    return examples.map(([code, { value }]): [string, RefusalWire] => [
      code,
      { status: Number(status), field: value.messages?.[0]?.field },
    ]);
  });
}
