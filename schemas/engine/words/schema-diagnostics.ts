import type { DiagnosticDraft } from '../diagnostic.ts';
import type { SchemaError } from '../validator.ts';
import { contextOf, type InvalidFile } from './error-context.ts';
import { keyDiagnostics, rootTypeDiagnostic, unionDiagnostic, wrappedDiagnostic } from './keys.ts';
import { valueDiagnostic } from './values.ts';

const MOST_TELLING = ['type', 'minLength', 'enum', 'const', 'format', 'pattern'];

function rankOf({ keyword }: SchemaError): number {
  const rank = MOST_TELLING.indexOf(keyword);
  return rank < 0 ? MOST_TELLING.length : rank;
}

/** Turns schema errors into diagnostics: one for each mistake. */
export async function schemaDiagnostics(
  source: InvalidFile,
  errors: readonly SchemaError[],
): Promise<DiagnosticDraft[]> {
  const ofWholeFile = rootTypeDiagnostic(source) ?? wrappedDiagnostic(source);
  if (ofWholeFile) return [ofWholeFile];
  const keys = errors.filter(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties');
  const unions = errors.filter(({ keyword }) => keyword === 'discriminator');
  const values = errors.filter((found) => !keys.includes(found) && !unions.includes(found));
  // Of several errors on one value only the most specific is reported.
  const byPlace = Map.groupBy(values, ({ instancePath }) => instancePath);
  const toTell = [...byPlace.values()].flatMap((group) =>
    group.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, 1),
  );
  return [
    ...keyDiagnostics(source, keys),
    ...unions.map((found) => unionDiagnostic(contextOf(source, found))),
    ...(await Promise.all(toTell.map((found) => valueDiagnostic(contextOf(source, found))))),
  ];
}
