import { checkField, normaliseField, type FieldName, type FieldTools } from '#domain/guest';
import type { TFunction } from 'i18next';
import { coerce, refine, string, type Describe, type Struct } from 'superstruct';

/** What a struct needs besides the field table. */
export interface FieldStructTools {
  t: TFunction;
  tools: FieldTools;
  labelOf: (field: FieldName) => string;
}

/**
 * The struct of a form, checked against its values' type field by field. (superstruct's `Describe` does not support
 * fields called name or message.)
 */
export type FormStruct<Values> = Struct<Values, { [Field in keyof Values]: Describe<Values[Field]> }>;

/**
 * A field of the shared table as a struct: cleaned as the server stores it, refused with the specification's message.
 */
export function fieldStruct(field: FieldName, { t, tools, labelOf }: FieldStructTools): Struct<string, null> {
  const checked = refine(string(), field, (value, { branch: [form] }) => {
    const fault = checkField(field, { ...typedFields(form), [field]: value }, tools);
    return fault ? t(fault.key, { ...fault.params, field: labelOf(field) }) : true;
  });
  return coerce(checked, string(), (typed) => normaliseField(field, typed, tools));
}

function typedFields(form: unknown): Record<string, string> {
  if (typeof form !== 'object' || form === null) return {};
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
