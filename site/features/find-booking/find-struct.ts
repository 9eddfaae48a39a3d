import type { FieldName } from '#domain/guest';
import type { FindBookingRequest } from '#schemas/api-types';
import { object } from 'superstruct';
import { fieldStruct, type FieldStructTools, type FormStruct } from '../../shared/forms/field-struct.ts';

export const FIND_FIELDS = ['reference', 'email'] as const satisfies readonly (FieldName &
  keyof FindBookingRequest)[];

export function findStruct(tools: FieldStructTools): FormStruct<FindBookingRequest> {
  return object({ reference: fieldStruct('reference', tools), email: fieldStruct('email', tools) });
}
