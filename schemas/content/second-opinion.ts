import {
  hasSchema,
  registerSchema,
  setShouldValidateFormat,
  validate,
} from '@hyperjump/json-schema/draft-2020-12';
import { addFormat, setFormatHandler } from '@hyperjump/json-schema/experimental';
import { FORMATS } from '../engine/formats.ts';
import { KINDS } from '../engine/kinds.ts';

const FORMAT_KEYWORD = 'https://json-schema.org/keyword/draft-2020-12/format';

export type SecondOpinion = (kind: string, value: unknown) => boolean;

/** A second JSON Schema implementation on the same schemas, to compare with ours. The formats are ours in both. */
export async function secondOpinion(
  schemas: Iterable<Readonly<Record<string, unknown>>>,
): Promise<SecondOpinion> {
  for (const [name, isOf] of Object.entries(FORMATS)) {
    const id = `https://verandah.example/format/${name}`;
    addFormat({ id, handler: (value: unknown) => typeof value !== 'string' || isOf(value) });
    setFormatHandler(FORMAT_KEYWORD, name, id);
  }
  setShouldValidateFormat(true);
  for (const schema of schemas) {
    const id = String(schema['$id']);
    // The library's registry is global for the process.
    if (hasSchema(id)) continue;
    // Our own files, which dialect.test.ts validates.
    registerSchema(schema as Parameters<typeof registerSchema>[0], id);
  }
  const validators = new Map(
    await Promise.all(
      KINDS.map(
        async ({ kind }) =>
          [
            kind as string,
            await validate(`https://verandah.example/schemas/v1/content/${kind}/schema.json`),
          ] as const,
      ),
    ),
  );
  return (kind, value) => {
    const validator = validators.get(kind);
    if (validator === undefined) throw new Error(`there is no schema for ${kind}`);
    // Parsed from JSON, so it holds no `undefined`.
    return validator(value as Parameters<typeof validator>[0]).valid;
  };
}
