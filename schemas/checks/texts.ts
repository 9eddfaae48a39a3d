import type { ContentFile } from '../engine/content-file.ts';
import type { ValuePath } from '../engine/problem.ts';

/** Every text of a file with its place. */
export function textsOf(file: ContentFile): { path: ValuePath; text: string }[] {
  const found: { path: ValuePath; text: string }[] = [];
  const visit = (value: unknown, path: ValuePath): void => {
    if (typeof value === 'string') found.push({ path, text: value });
    else if (Array.isArray(value)) value.forEach((item: unknown, at) => visit(item, [...path, at]));
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
  };
  visit(file.value, []);
  return found;
}
