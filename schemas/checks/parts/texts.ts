import type { ContentFile } from '../../engine/content-file.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';

/** Which texts a rule asks for. */
interface TextFilter {
  /** What no file can be without that holds one, however it is written: most files are passed over by it as a whole. */
  trace: RegExp;
  isWanted(this: void, text: string, key: string | number | undefined): boolean;
}

/** The wanted texts of a file with their places. Only these get a path: a large album has thousands of texts. */
export function textsOf(
  file: ContentFile,
  { trace, isWanted }: TextFilter,
): { path: ValuePath; text: string }[] {
  // What was read in spite of its faults may be written in ways that no trace knows.
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
