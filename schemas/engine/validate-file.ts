import {
  album,
  hotel,
  location,
  pageBook,
  pageHome,
  policy,
  rate,
  room,
  seo,
  tax,
  theme,
} from '../generated/validators/content.js';
import type { ContentFile } from './content-file.ts';
import { createFieldBook } from './field.ts';
import type { ContentKind } from './kinds.ts';
import type { Validator } from './validator.ts';
import { schemaProblems } from './words/schema-problems.ts';

const VALIDATORS: Readonly<Record<ContentKind, Validator>> = {
  hotel,
  theme,
  seo,
  tax,
  location,
  room,
  rate,
  policy,
  album,
  'page-home': pageHome,
  'page-book': pageBook,
};

/** Holds a file against the schema of its kind, and puts what does not fit into words. */
export async function validateFile(file: ContentFile): Promise<ContentFile> {
  if (file.value === undefined) return file;
  const validate = VALIDATORS[file.kind];
  if (validate(file.value)) return { ...file, isValid: true };
  const faults = validate.errors ?? [];
  // The words need the schemas; a clean folder never loads them.
  const { CONTENT_SCHEMAS } = await import('../generated/content-schemas.ts');
  const source = {
    book: createFieldBook(CONTENT_SCHEMAS),
    kind: file.kind,
    file: file.path,
    root: file.value,
  };
  return { ...file, problems: [...file.problems, ...schemaProblems(source, faults)] };
}
