import type { Problem } from '../problem.ts';
import type { SchemaFault } from '../validator.ts';
import { contextOf, type FaultyFile } from './fault-context.ts';
import { keyProblems, rootTypeProblem, unionProblem, wrappedProblem } from './keys.ts';
import { valueProblem } from './values.ts';

/** What a validator found in one file, in the words of its operator: each mistake once. */
export function schemaProblems(source: FaultyFile, faults: readonly SchemaFault[]): Problem[] {
  const ofWholeFile = rootTypeProblem(source) ?? wrappedProblem(source);
  if (ofWholeFile) return [ofWholeFile];
  const keys = faults.filter(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties');
  const unions = faults.filter(({ keyword }) => keyword === 'discriminator');
  const values = faults.filter((found) => !keys.includes(found) && !unions.includes(found));
  // A value of the wrong type also breaks every other rule about it; only the type is said.
  const wrongType = new Set(values.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  const told = new Set<string>();
  const toTell = values.filter(({ keyword, instancePath }) => {
    const isEcho = told.has(instancePath) || (wrongType.has(instancePath) && keyword !== 'type');
    if (!isEcho) told.add(instancePath);
    return !isEcho;
  });
  return [
    ...keyProblems(source, keys),
    ...unions.map((found) => unionProblem(contextOf(source, found))),
    ...toTell.map((found) => valueProblem(contextOf(source, found))),
  ];
}
