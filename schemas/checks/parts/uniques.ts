import type { ContentFile } from '../../engine/content-file.ts';
import { valuesAt } from '../../engine/content-index.ts';
import { ofEachFile } from '../../engine/each-file.ts';
import type { UniqueLink } from '../../engine/kind-links.ts';
import { type Place, valueAt, type ValuePath } from '../../engine/diagnostic.ts';
import type { RuleDiagnostic, RunRule } from '../../engine/rule.ts';
import { LINKS } from '../../generated/links.ts';
import type { RuleCode } from '../../generated/rule-codes.ts';

/** A value that must be unique and is repeated. */
export interface Repetition {
  value: unknown;
  earlier: unknown;
}

interface Candidate {
  file: string;
  /** The path of the first field that identifies items. */
  path: ValuePath;
  value: unknown;
  key: string;
}

type Words = Pick<RuleDiagnostic, 'message' | 'help'>;

/** Finds repeated values where a schema says `x-unique` with this code. `wordsFor` may accept a pair. */
export function repetitions(code: RuleCode, wordsFor: (found: Repetition) => Words | undefined): RunRule {
  const candidatesOf = ofEachFile((file) => candidatesFor(file, code));
  return ({ files }) =>
    [...Map.groupBy(candidatesOf(files), ({ key }) => key).values()].flatMap(([first, ...others]) =>
      others.flatMap((other) => {
        if (first === undefined) return [];
        const words = wordsFor({ value: other.value, earlier: first.value });
        const related: Place & { message: string } = {
          file: first.file,
          path: first.path,
          message: 'the first',
        };
        const { file, path } = other;
        const shown = valueAt(other.value, path.slice(-1)) ?? other.value;
        const value = { value: (JSON.stringify(shown) ?? '').replaceAll('"', '').slice(0, 60) };
        return words ? [{ file, path, ...value, note: 'the second', related: [related], ...words }] : [];
      }),
    );
}

function candidatesFor(file: ContentFile, code: RuleCode): Candidate[] {
  if (!file.isValid) return [];
  return (LINKS[file.kind]?.uniques ?? [])
    .filter((link) => link.code === code)
    .flatMap((link) => valuesAt(file, link.path).flatMap((found) => candidatesIn(file.path, link, found)));
}

function candidatesIn(
  file: string,
  { by }: UniqueLink,
  { path, value }: { path: ValuePath; value: unknown },
): Candidate[] {
  if (by === undefined) return [{ file, path, value, key: JSON.stringify(value) }];
  const items: unknown[] = Array.isArray(value) ? value : [];
  const [first = '', ...others] = by;
  const alike = Map.groupBy(items.keys(), (at) => {
    const own = valueAt(items[at], [first]);
    // Fast path: most long lists are identified by one number.
    if (others.length === 0 && typeof own === 'number') return own;
    return JSON.stringify([own ?? null, ...others.map((field) => valueAt(items[at], [field]) ?? null)]);
  });
  return [...alike]
    .filter(([, positions]) => positions.length > 1)
    .flatMap(([fields, positions]) =>
      positions.map((at) => ({
        file,
        path: [...path, at, first],
        value: items[at],
        // Unique within one list only.
        key: JSON.stringify([file, path, fields]),
      })),
    );
}
