import { checkField, normaliseField, type FieldName, type FieldTools } from '#domain/guest';
import type { TFunction } from 'i18next';
import { coerce, refine, string, type Describe, type Struct } from 'superstruct';

/** What the structs of a form need beside the table of fields. */
export interface FieldStructTools {
  t: TFunction;
  tools: FieldTools;
  /** The name of a field as the form shows it. */
  labelOf: (field: FieldName) => string;
}

/**
 * The struct of a form, held against the type of its values field by field. (superstruct's own `Describe` takes an object
 * with a name and a message for an Error.)
 */
export type FormStruct<Values> = Struct<Values, { [Field in keyof Values]: Describe<Values[Field]> }>;

/** A field of the shared table as a struct: tidied as it will be stored, refused in the words of the specification. */
export function fieldStruct(field: FieldName, { t, tools, labelOf }: FieldStructTools): Struct<string, null> {
  const checked = refine(string(), field, (value, { branch: [form] }) => {
    const fault = checkField(field, { ...typedFields(form), [field]: value }, tools);
    return fault ? t(fault.key, { ...fault.params, field: labelOf(field) }) : true;
  });
  return coerce(checked, string(), (typed) => normaliseField(field, typed, tools));
}

/** What stands in the other fields: a password is compared with its repetition. */
function typedFields(form: unknown): Record<string, string> {
  if (typeof form !== 'object' || form === null) return {};
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
