import type { FieldName } from '#domain/guest';
import { checkedFields } from '../../platform/http/check-fields.ts';
import { isLinkToken } from './code.ts';

/** `checkedFields` for a form with a code: what a mailed link carries in its place was never typed and is taken as it is. */
export function checkedFieldsWithCode<Name extends FieldName>(
  fields: readonly Name[],
  typed: Readonly<Partial<Record<Name | 'otp', string>>>,
): Record<Name | 'otp', string> {
  const { otp } = typed;
  if (otp === undefined || !isLinkToken(otp)) return checkedFields(['otp', ...fields], typed);
  return { ...checkedFields<FieldName>(fields, typed), otp };
}
