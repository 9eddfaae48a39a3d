import { contentFields } from './content-fields.ts';
import {
  album,
  charge,
  hotel,
  location,
  pageAbout,
  pageBook,
  pageContact,
  pageGallery,
  pageHome,
  pagePolicies,
  pageServices,
  policy,
  rate,
  room,
  seo,
  service,
  tax,
  theme,
  translation,
} from '../generated/validators/content.js';
import type { ContentFile } from './content-file.ts';
import { holdsDesignTokens, readDesignTokens } from './design-tokens.ts';
import type { ContentKind } from './kinds.ts';
import { treeLocator } from './locate.ts';
import type { DiagnosticDraft } from './diagnostic.ts';
import type { Validator } from './validator.ts';

const VALIDATORS: Readonly<Record<ContentKind, Validator>> = {
  hotel,
  theme,
  seo,
  tax,
  charge,
  location,
  room,
  rate,
  policy,
  album,
  service,
  translation,
  'page-home': pageHome,
  'page-about': pageAbout,
  'page-services': pageServices,
  'page-gallery': pageGallery,
  'page-contact': pageContact,
  'page-policies': pagePolicies,
  'page-book': pageBook,
};

/** Validates a file against its schema. Messages on money use the hotel's currency. */
export async function validateFile(read: ContentFile, currency?: string): Promise<ContentFile> {
  if (read.value === undefined) return read;
  const file = read.kind === 'theme' && holdsDesignTokens(read.value) ? readDesignTokens(read) : read;
  const validate = VALIDATORS[file.kind];
  // A theme with an unresolved token is incomplete.
  const isWhole = file.moved === undefined || file.diagnostics.length === 0;
  if (validate(file.value)) return { ...file, isValid: isWhole };
  const errors = validate.errors ?? [];
  // Imported late: valid content needs no messages.
  const [{ schemaDiagnostics }, book] = await Promise.all([
    import('./words/schema-diagnostics.ts'),
    contentFields(),
  ]);
  const source = {
    book,
    kind: file.kind,
    file: file.path,
    root: file.value,
    currency,
  };
  const found = await schemaDiagnostics(source, errors);
  return {
    ...file,
    diagnostics: [...file.diagnostics, ...found.filter((diagnostic) => !isSaid(file, diagnostic))],
  };
}

/** The parser has reported this number already. */
function isSaid({ tree, diagnostics }: ContentFile, { path, span }: DiagnosticDraft): boolean {
  if (tree === undefined || span !== undefined) return false;
  const { start } = treeLocator(tree)(path);
  return diagnostics.some(({ code, offsets }) => code === 'number/precision' && offsets?.start === start);
}
