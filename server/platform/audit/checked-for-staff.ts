import type { FieldName } from '#domain/guest';
import { DomainError } from '#domain/refusal';
import { checkedFields } from '../http/check-fields.ts';
import { fieldMessage } from '../http/refusal-answer.ts';
import { PRODUCT_TEXTS } from '../texts.ts';
import { StaffError } from './staff-error.ts';

/** `checkedFields` for the terminal: what is wrong is said in words. @param intro what cannot be done because of it. */
export function checkedForStaff<Name extends FieldName>(
  fields: readonly Name[],
  typed: Readonly<Partial<Record<Name, string>>>,
  intro: string,
): Record<Name, string> {
  try {
    return checkedFields(fields, typed);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const faults = error.details?.faults ?? [];
    const why = faults.map((fault) => fieldMessage(fault, PRODUCT_TEXTS).message);
    throw new StaffError(`${intro} ${why.length === 0 ? error.code : why.join('. ')}.`);
  }
}
