import type { ContentFile } from '../../engine/content-file.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';

interface TextFilter {
  /** Matches every file that may hold such a text; other files are skipped as a whole. */
  trace: RegExp;
  isWanted(this: void, text: string, key: string | number | undefined): boolean;
}

/** Finds texts with their paths. A path is built for matches only: a large album has thousands of texts. */
export function textsOf(
  file: ContentFile,
  { trace, isWanted }: TextFilter,
): { path: ValuePath; text: string }[] {
  // A file with syntax errors may be written in ways that the trace does not match.
  if (file.tree === undefined && !trace.test(file.text)) return [];
  const found: { path: ValuePath; text: string }[] = [];
  const path: (string | number)[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (isWanted(value, path.at(-1))) found.push({ path: [...path], text: value });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
      path.push(key);
      visit(Reflect.get(value, key));
      path.pop();
    }
  };
  visit(file.value);
  return found;
}
