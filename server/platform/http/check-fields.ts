import { isCommonPassword } from '#domain/common-password';
import { checkForm, type FieldName } from '#domain/guest';
import { readPhone } from '#schemas/read-phone';
import { fieldsRefusal } from './refuse-field.ts';

/**
 * Validates and normalizes form fields by the domain's table. Refuses with all invalid fields at once. A phone number
 * without a country code gets the one of `nearPhone`, if given.
 */
export function checkedFields<Name extends FieldName>(
  fields: readonly Name[],
  typed: Readonly<Partial<Record<Name, string>>>,
  nearPhone?: string,
): Record<Name, string> {
  const toE164 = (phone: string) => readPhone(phone, { nearPhone });
  const { values, faults } = checkForm(fields, typed, { toE164, isCommonPassword });
  if (faults.length > 0) throw fieldsRefusal(faults);
  return values;
}
