import { checkField, normaliseField, type FieldName, type FieldTools } from '#domain/guest';
import type { TFunction } from 'i18next';
import { coerce, refine, string, type Struct } from 'superstruct';

/** What the structs of a form need beside the table of fields. */
export interface FieldStructTools {
  t: TFunction;
  tools: FieldTools;
  /** The name of a field as the form shows it. */
  labelOf: (field: FieldName) => string;
}

/** A field of the shared table as a struct: tidied as it will be stored, refused in the words of the specification. */
export function fieldStruct(field: FieldName, { t, tools, labelOf }: FieldStructTools): Struct<string, null> {
  const checked = refine(string(), field, (value) => {
    const fault = checkField(field, { [field]: value }, tools);
    return fault ? t(fault.key, { ...fault.params, field: labelOf(field) }) : true;
  });
  return coerce(checked, string(), (typed) => normaliseField(field, typed, tools));
}
