import { LINKS } from '../generated/links.ts';
import type { ContentFile } from './content-file.ts';
import type { ValuePath } from './problem.ts';

/** A text in a file that names, points to or uses something. */
export interface Occurrence {
  file: ContentFile;
  path: ValuePath;
  value: string;
}

/** An id, or a reference to one. `scope` is `content`, or the file in which the id is known. */
export interface EntityOccurrence extends Occurrence {
  entity: string;
  scope: string;
}

/** Everything in the content that other places rely on. Invalid files count too, as far as they can be read. */
export interface ContentIndex {
  ids: readonly (EntityOccurrence & { mayRepeat: boolean })[];
  refs: readonly EntityOccurrence[];
  assets: readonly Occurrence[];
}

export function indexContent(files: readonly ContentFile[]): ContentIndex {
  const each = files.map((file) => ({ file, links: LINKS[file.kind] }));
  return {
    ids: each.flatMap(({ file, links }) =>
      (links?.ids ?? []).flatMap(({ path, entity, scope, repeats }) =>
        occurrences(file, path).map((found) => ({
          ...found,
          entity,
          scope: scopeOf(scope, file),
          mayRepeat: repeats === true,
        })),
      ),
    ),
    refs: each.flatMap(({ file, links }) =>
      (links?.refs ?? []).flatMap(({ path, entity, scope }) =>
        occurrences(file, path).map((found) => ({ ...found, entity, scope: scopeOf(scope, file) })),
      ),
    ),
    assets: each.flatMap(({ file, links }) =>
      (links?.assets ?? []).flatMap(({ path }) => occurrences(file, path)),
    ),
  };
}

function scopeOf(scope: string, file: ContentFile): string {
  return scope === 'file' ? file.path : scope;
}

function occurrences(file: ContentFile, pattern: readonly string[]): Occurrence[] {
  const found: Occurrence[] = [];
  const visit = (value: unknown, depth: number, path: ValuePath): void => {
    const step = pattern[depth];
    if (step === undefined) {
      if (typeof value === 'string' && value !== '') found.push({ file, path, value });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    if (step !== '*') {
      if (Object.hasOwn(value, step)) visit(Reflect.get(value, step), depth + 1, [...path, step]);
      return;
    }
    if (Array.isArray(value))
      value.forEach((item: unknown, index) => visit(item, depth + 1, [...path, index]));
  };
  visit(file.value, 0, []);
  return found;
}
