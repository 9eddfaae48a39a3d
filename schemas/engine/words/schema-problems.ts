import type { Problem } from '../problem.ts';
import type { SchemaFault } from '../validator.ts';
import { contextOf, type FaultyFile } from './fault-context.ts';
import { keyProblems, rootTypeProblem, unionProblem, wrappedProblem } from './keys.ts';
import { valueProblem } from './values.ts';

const MOST_TELLING = ['type', 'minLength', 'enum', 'const', 'format', 'pattern'];

function rankOf({ keyword }: SchemaFault): number {
  const rank = MOST_TELLING.indexOf(keyword);
  return rank < 0 ? MOST_TELLING.length : rank;
}

/** What a validator found in one file, in the words of its operator: each mistake once. */
export async function schemaProblems(source: FaultyFile, faults: readonly SchemaFault[]): Promise<Problem[]> {
  const ofWholeFile = rootTypeProblem(source) ?? wrappedProblem(source);
  if (ofWholeFile) return [ofWholeFile];
  const keys = faults.filter(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties');
  const unions = faults.filter(({ keyword }) => keyword === 'discriminator');
  const values = faults.filter((found) => !keys.includes(found) && !unions.includes(found));
  // A value that breaks several rules is one mistake; the most telling rule speaks.
  const byPlace = Map.groupBy(values, ({ instancePath }) => instancePath);
  const toTell = [...byPlace.values()].flatMap((group) =>
    group.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, 1),
  );
  return [
    ...keyProblems(source, keys),
    ...unions.map((found) => unionProblem(contextOf(source, found))),
    ...(await Promise.all(toTell.map((found) => valueProblem(contextOf(source, found))))),
  ];
}
