import type { FieldBook } from './field.ts';

/** The fields of all kinds of content. Imported late: valid content needs neither messages nor schemas. */
export async function contentFields(): Promise<FieldBook> {
  const [{ createFieldBook }, { CONTENT_SCHEMAS }] = await Promise.all([
    import('./field.ts'),
    import('../generated/content-schemas.ts'),
  ]);
  return createFieldBook(CONTENT_SCHEMAS);
}
