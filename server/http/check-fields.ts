import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isCommonPassword } from '#domain/common-password';
import { checkForm, type FieldName } from '#domain/guest';
import { messagesRefusal, sentenceOfKey } from './refuse-field.ts';

/** A form, checked by the domain's one table of fields and tidied; refuses every wrong field at once. */
export function checkedFields<Name extends FieldName>(
  fields: readonly Name[],
  typed: Readonly<Partial<Record<Name, string>>>,
): Record<Name, string> {
  const { values, faults } = checkForm(fields, typed, { toE164, isCommonPassword });
  const messages = faults.map(({ field, key, params }) => ({ field, message: sentenceOfKey(key, params) }));
  if (messages.length > 0) throw messagesRefusal(messages);
  return values;
}

/** A number with its country code; without one nobody could call it. */
function toE164(phone: string): string | undefined {
  const parsed = parsePhoneNumberFromString(phone);
  return parsed?.isValid() === true ? parsed.number : undefined;
}
