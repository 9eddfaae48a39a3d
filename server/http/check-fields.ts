import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isCommonPassword } from '#domain/common-password';
import { checkForm, type FieldName } from '#domain/guest';
import { isLinkToken } from '../codes/code.ts';
import { messagesRefusal, sentenceOfKey } from './refuse-field.ts';

/**
 * A form, checked by the domain's one table of fields and tidied; refuses every wrong field at once. A number without a country
 * code is read as one from where `nearPhone` is, if that is said.
 */
export function checkedFields<Name extends FieldName>(
  fields: readonly Name[],
  typed: Readonly<Partial<Record<Name, string>>>,
  nearPhone?: string,
): Record<Name, string> {
  const { values, faults } = checkForm(fields, typed, { toE164: phoneReader(nearPhone), isCommonPassword });
  const messages = faults.map(({ field, key, params }) => ({ field, message: sentenceOfKey(key, params) }));
  if (messages.length > 0) throw messagesRefusal(messages);
  return values;
}

/** The same for a form with a code: what a mailed link carries in its place was never typed and is taken as it is. */
export function checkedFieldsWithCode<Name extends FieldName>(
  fields: readonly Name[],
  typed: Readonly<Partial<Record<Name | 'otp', string>>>,
): Record<Name | 'otp', string> {
  const { otp } = typed;
  if (otp === undefined || !isLinkToken(otp)) return checkedFields(['otp', ...fields], typed);
  return { ...checkedFields<FieldName>(fields, typed), otp };
}

/** Reads a number with its country code; without one nobody could call it. */
function phoneReader(nearPhone: string | undefined): (phone: string) => string | undefined {
  const near = nearPhone === undefined ? undefined : parsePhoneNumberFromString(nearPhone);
  return (phone) => {
    const parsed = parsePhoneNumberFromString(
      phone,
      near === undefined ? undefined : { defaultCallingCode: near.countryCallingCode },
    );
    return parsed?.isValid() === true ? parsed.number : undefined;
  };
}
