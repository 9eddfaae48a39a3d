import type { FieldName } from '#domain/guest';
import type { CancelBookingRequest } from '#schemas/api-types';
import { object } from 'superstruct';
import { fieldStruct, type FieldStructTools, type FormStruct } from '../../../shared/forms/field-struct.ts';

/** What a guest types to cancel. The figures come from the server. */
export type ReasonValues = Omit<CancelBookingRequest, 'quoteId'>;

export const REASON_FIELDS = ['reason'] as const satisfies readonly (FieldName & keyof ReasonValues)[];

export function reasonStruct(tools: FieldStructTools): FormStruct<ReasonValues> {
  return object({ reason: fieldStruct('reason', tools) });
}
